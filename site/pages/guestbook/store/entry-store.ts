import type { Entry } from '#model/guestbook.ts';
import type { PageLinks } from '#model/guestbook-pages.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { Author } from './author.ts';
import type { BookPage } from './book-page.ts';
import type { Hearts } from './hearts.ts';
import type { OwnStatus, Refusal } from './own-entry.ts';

/** An entry as it is shown. */
export type ShownEntry = Entry & {
  /**
   * Why only its author sees it. `local`: written when the site had no backend. `unserved`: could not be sent, because
   * there is no guestbook behind the site's address.
   */
  status?: OwnStatus | 'local' | 'unserved' | undefined;
  /** Why the backend refused it. */
  refusal?: Refusal | undefined;
  /** Not in the browser's storage either: it is lost when the visitor leaves. */
  isUnkept?: boolean | undefined;
  /** The owner's answer. */
  reply?: string | undefined;
  /** Epoch milliseconds. */
  replyTime?: number | undefined;
  /** The file of the website's 88x31 button. */
  button?: string | undefined;
  /** How many hearts it has; undefined where there are none to give. */
  hearts?: number | undefined;
  /** This browser has the secret with which its author can change it. */
  hasHand?: boolean | undefined;
};

/**
 * Why the messages of others are missing: no response, one that is not a guestbook's (a plain file server's), or that of a
 * project which Supabase has paused.
 */
export type Obstacle = 'unreachable' | 'unserved' | 'paused';

/** Everything there is to show. */
export type Book = {
  /** Newest first. */
  entries: readonly ShownEntry[];
  /** The messages are being requested; with an obstacle, again. */
  isLoading: boolean;
  obstacle?: Obstacle | undefined;
  /** Some of the entries were read from the backend, and not only sent from here. */
  hasOthers?: boolean | undefined;
  /** The entries are those of this time, in epoch milliseconds, and have not been read since. */
  takenMs?: number | undefined;
  /** To older messages; undefined until the list is read. */
  links?: PageLinks | undefined;
  /** Whether new entries are accepted. */
  isOpen: boolean;
  /** Whether the owner reads every entry before others see it. */
  approvesFirst: boolean;
};

export const initialBook: Book = { entries: [], isLoading: true, isOpen: true, approvesFirst: false };

/** The result of adding an entry. One that is neither kept here nor sent is lost when the visitor leaves. */
export type Added = {
  status?: OwnStatus | 'unserved' | undefined;
  isKept: boolean;
  /** Unsent, because too many entries wait for the owner. */
  isFull?: boolean | undefined;
  /** The entry as this browser keeps it, if the backend refused it. */
  refused?: ShownEntry | undefined;
};

/** Where the entries are. Its promises never reject: a failure is part of the result. */
export type EntryStore = {
  /** The book before anything is loaded, and in the prerendered HTML. */
  initial: Book;
  /** The same object until something changes. */
  read: () => Book;
  /** Loads the book, and calls `onChange` after every change; returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** A page of older messages or of what was found, by the query of its address; undefined if it cannot be read. */
  readPage: (query: string) => Promise<BookPage | undefined>;
  add: (entry: Entry, facts: FormFacts) => Promise<Added>;
  /** Requests the messages again. */
  retry: () => void;
  /** Forgets an entry of this browser. */
  discard: (entry: Entry) => void;
  /** What this browser does with the entries that it wrote; undefined without a backend. */
  author?: Author | undefined;
  /** Undefined without a backend. */
  hearts?: Hearts | undefined;
};
