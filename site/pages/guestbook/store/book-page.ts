import type { PageLinks } from '#model/guestbook-pages.ts';
import type { StoredEntry } from './stored-entry.ts';

/** A page of older messages, or of what was found. */
export type BookPage = {
  /** That of its address. */
  query: string;
  entries: readonly (StoredEntry & { hasHand?: boolean | undefined })[];
  links: PageLinks;
};
