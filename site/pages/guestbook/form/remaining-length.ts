import { guestbookWords } from 'virtual:words';
import { maxMessageLength } from '#model/guestbook.ts';
import { fillWords } from '#model/words.ts';

const steps = [0, 10, 20, 50, 100];

/** The announcement for a message of `length` characters: empty until 100 are left, then it changes at a few steps only. */
export function describeRemainingLength(length: number): string {
  const step = steps.find((limit) => maxMessageLength - length <= limit);
  if (step === undefined) return '';
  return step === 0 ? guestbookWords.noRoomLeft : fillWords(guestbookWords.roomLeft, { count: step });
}
