import { fillWords } from '#model/words.ts';
import { guestbookWords } from '#site/words.ts';
import { explainRefusal } from './problem-words.ts';
import type { Added, ShownEntry } from './store/entry-store.ts';

/** Why only its author sees an entry; undefined for one that is everybody's. */
export function describeFate(
  { fate, refusal, isUnkept }: Pick<ShownEntry, 'fate' | 'refusal' | 'isUnkept'>,
  owner: string,
  isOpen: boolean,
): { title: string; text: string } | undefined {
  const untilThen = isOpen ? guestbookWords.unsentText : guestbookWords.unsentClosed;
  switch (fate) {
    case 'unsent':
      return { title: guestbookWords.unsent, text: isUnkept ? guestbookWords.unsentUnkept : untilThen };
    case 'waiting':
      return { title: guestbookWords.waiting, text: fillWords(guestbookWords.waitingText, { owner }) };
    case 'refused':
      return {
        title: guestbookWords.refused,
        text: `${guestbookWords.refusedText} ${refusal ? explainRefusal(refusal) : ''}`.trim(),
      };
    case 'unserved':
      return { title: guestbookWords.local, text: isUnkept ? guestbookWords.localUnkept : guestbookWords.unservedText };
    case 'local':
      return { title: guestbookWords.local, text: guestbookWords.localText };
    default:
      return undefined;
  }
}

/** What there is to say besides thanks. `isShared`: somebody else keeps the entries. */
export function describeAdded({ fate, isKept }: Added, isShared: boolean, owner: string): string | undefined {
  if (fate === 'waiting') return fillWords(guestbookWords.thanksWaiting, { owner });
  if (!isKept) return fate === 'unsent' && isShared ? guestbookWords.thanksUnkeptUnsent : guestbookWords.thanksUnkept;
  return fate === 'unserved' ? guestbookWords.thanksUnserved : undefined;
}
