import type { GuestbookView } from '#model/guestbook-view.ts';
import type { Book } from './entry-store.ts';
import { readStoredEntry } from './stored-entry.ts';

/** The book as the server or the build put it into the HTML. */
export const openView = ({ rows, status, links, takenMs }: GuestbookView): Book => ({
  entries: rows.flatMap((row) => readStoredEntry(row) ?? []),
  isLoading: false,
  hasOthers: rows.length > 0,
  links,
  isOpen: status.is_open,
  approvesFirst: status.approves_first,
  ...(takenMs !== undefined && { takenMs }),
});
