import type { Added, ShownEntry } from './store/entry-store.ts';

/** Why only its author sees an entry; undefined for one that is everybody's. */
export function describeFate(
  { fate, isUnkept }: Pick<ShownEntry, 'fate' | 'isUnkept'>,
  owner: string,
  isOpen: boolean,
): { title: string; text: string } | undefined {
  const untilThen = isOpen ? 'It goes out by itself.' : 'It goes out by itself when the book opens again.';
  const unkept = 'Leave this page open until it is sent: your browser would not keep it.';
  switch (fate) {
    case 'unsent':
      return { title: 'Waiting to be sent', text: `Only you see it so far. ${isUnkept ? unkept : untilThen}` };
    case 'waiting':
      return { title: 'Waiting for approval', text: `Only you see it until ${owner} has read it.` };
    case 'refused':
      return { title: 'Not in the book', text: 'The guestbook cannot take it as it is, so only you see it.' };
    case 'local':
      return { title: 'Only in this browser', text: 'It was written here and never sent, so only you see it.' };
    default:
      return undefined;
  }
}

/** What there is to say besides thanks. `isShared`: somebody else keeps the entries. */
export function describeAdded({ fate, isKept }: Added, isShared: boolean, owner: string): string | undefined {
  if (fate === 'waiting') return `Everybody sees it once ${owner} has read it.`;
  if (isKept) return undefined;
  return fate === 'unsent' && isShared
    ? 'Your browser would not keep your message, so leave this page open until it has been sent.'
    : 'Your browser would not keep your message, so it stays here only until you leave.';
}
