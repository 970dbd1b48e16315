import { drawingWords, guestbookWords, privateNoteWords } from 'virtual:words';
import { explainRefusal } from '#site/pages/guestbook/refusal-words.ts';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';

/** Why only its author sees an entry, with {owner} as a placeholder; undefined for a public one. */
export function describeStatus(
  { status, refusal, isUnkept }: Pick<ShownEntry, 'status' | 'refusal' | 'isUnkept'>,
  isOpen: boolean,
): { title: string; text: string } | undefined {
  const unsentText = isOpen ? guestbookWords.unsentText : guestbookWords.unsentClosed;
  switch (status) {
    case 'unsent':
      return { title: guestbookWords.unsent, text: isUnkept ? guestbookWords.unsentUnkept : unsentText };
    case 'private':
      return { title: guestbookWords.onlyOwner, text: privateNoteWords.marked };
    case 'waiting':
      return { title: guestbookWords.waiting, text: guestbookWords.waitingText };
    case 'refused':
      return {
        title: guestbookWords.refused,
        text: `${guestbookWords.refusedText} ${explainOwnRefusal(refusal)}`.trim(),
      };
    case 'unserved':
      return { title: guestbookWords.local, text: isUnkept ? guestbookWords.localUnkept : guestbookWords.unservedText };
    case 'local':
      return { title: guestbookWords.local, text: guestbookWords.localText };
    default:
      return undefined;
  }
}

const explainOwnRefusal = (refusal: ShownEntry['refusal']) =>
  refusal === 'drawing' ? drawingWords.notTaken : refusal ? explainRefusal(refusal) : '';
