import { maxMessageLength, maxNameLength, type Problems } from '#model/guestbook.ts';
import { fillWords } from '#model/words.ts';
import { guestbookWords } from '#site/words.ts';

/** The sentence above the form. What is missing comes before what is too long; only a script gets past the name's input. */
export function explainProblems({ name, message }: Problems): string {
  if (name === 'missing' || message === 'missing') return guestbookWords.missing;
  if (name) return fillWords(guestbookWords.nameTooLong, { limit: maxNameLength });
  return fillWords(guestbookWords.messageTooLong, { limit: maxMessageLength });
}
