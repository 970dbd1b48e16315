import { maxMessageLength } from '#model/guestbook.ts';
import { fillWords } from '#model/words.ts';
import { guestbookWords } from '#site/content/words.ts';

const steps = [0, 10, 20, 50, 100];

/**
 * What is read aloud while a message grows to `length` characters: nothing until room gets scarce, then a sentence that
 * changes at a few steps only, so that it does not talk into every word.
 */
export function describeRemainingLength(length: number): string {
  const step = steps.find((limit) => maxMessageLength - length <= limit);
  if (step === undefined) return '';
  return step === 0 ? guestbookWords.noRoomLeft : fillWords(guestbookWords.roomLeft, { count: step });
}
