import type { PageLinks } from '#model/guestbook-pages.ts';
import type { StoredEntry } from './stored-entry.ts';

/** A page of older messages. */
export type BookPage = {
  /** The place behind which it begins, as in its address. */
  before: string;
  entries: readonly (StoredEntry & { hasHand?: boolean | undefined })[];
  links: PageLinks;
};
