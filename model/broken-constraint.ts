import { isDrawing } from './drawing.ts';
import { maxDepictsLength } from './drawing-size.ts';
import { isVisible, isWebsite, maxMessageLength, maxNameLength } from './guestbook.ts';
import { constraints, type NewRow, type SentDrawn } from './guestbook-table.ts';

const controlCharacters = /\p{Cc}/u;
const controlCharactersButBreaks = /[^\P{Cc}\n\t]/u;

/**
 * The name of the constraint that a row breaks, or undefined for a row that may be stored as it is. Lengths are in
 * UTF-16 units.
 */
export function findBrokenConstraint({
  id,
  name,
  website,
  message,
  time,
  drawing = null,
  depicts = null,
}: NewRow & SentDrawn): string | undefined {
  if (!/^\d{1,16}$/.test(id)) return constraints.id;
  if (!isLine(name, maxNameLength)) return constraints.name;
  if (website !== '' && !isWebsite(website)) return constraints.website;
  if (!isWellFormedText(message) || message.length > maxMessageLength || controlCharactersButBreaks.test(message)) {
    return constraints.message;
  }
  if (!Number.isSafeInteger(time) || time < 0 || time > 8.64e15) return constraints.time;
  if (drawing !== null && !isDrawing(drawing)) return constraints.drawing;
  if ((drawing === null) !== (depicts === null) || (depicts !== null && !isLine(depicts, maxDepictsLength))) {
    return constraints.depicts;
  }
  return undefined;
}

function isLine(text: string, maxLength: number) {
  return isWellFormedText(text) && text.length <= maxLength && !controlCharacters.test(text);
}

function isWellFormedText(text: string) {
  return text.isWellFormed() && isVisible(text);
}
