import { guestbookWords } from 'virtual:words';
import type { Added } from '#site/pages/guestbook/store/entry-store.ts';

/** The sentence after the thanks, with {owner} as a placeholder. `isShared`: a backend stores the entries. */
export function describeThanks({ status, isKept }: Added, isShared: boolean): string | undefined {
  if (status === 'waiting') return guestbookWords.thanksWaiting;
  if (status === 'private') return `${guestbookWords.onlyOwner}.`;
  if (!isKept) return status === 'unsent' && isShared ? guestbookWords.thanksUnkeptUnsent : guestbookWords.thanksUnkept;
  return status === 'unserved' ? guestbookWords.thanksUnserved : undefined;
}
