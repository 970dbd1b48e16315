import { guestbookWords } from '#site/content/words.ts';
import { explainRefusal } from '#site/pages/guestbook/form/problem-words.ts';
import type { Added, ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';

/** Why only its author sees an entry, with {owner} for a name; undefined for one that is everybody's. */
export function describeStatus(
  { status, refusal, isUnkept }: Pick<ShownEntry, 'status' | 'refusal' | 'isUnkept'>,
  isOpen: boolean,
): { title: string; text: string } | undefined {
  const untilThen = isOpen ? guestbookWords.unsentText : guestbookWords.unsentClosed;
  switch (status) {
    case 'unsent':
      return { title: guestbookWords.unsent, text: isUnkept ? guestbookWords.unsentUnkept : untilThen };
    case 'waiting':
      return { title: guestbookWords.waiting, text: guestbookWords.waitingText };
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

/** What there is to say besides thanks, with {owner} for a name. `isShared`: somebody else keeps the entries. */
export function describeAdded({ status, isKept }: Added, isShared: boolean): string | undefined {
  if (status === 'waiting') return guestbookWords.thanksWaiting;
  if (!isKept) return status === 'unsent' && isShared ? guestbookWords.thanksUnkeptUnsent : guestbookWords.thanksUnkept;
  return status === 'unserved' ? guestbookWords.thanksUnserved : undefined;
}
