import type { Entry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { Fate } from './own-entries.ts';

/** An entry as it is shown. */
export type ShownEntry = Entry & {
  /** Why nobody but its author sees it; `local` was written when this browser was the only place for it. */
  fate?: Fate | 'local' | undefined;
  /** This browser could not keep it either: it is gone when the visitor leaves. */
  isUnkept?: boolean | undefined;
  /** The owner's answer. */
  reply?: string | undefined;
  /** Epoch milliseconds. */
  replyTime?: number | undefined;
};

/** All there is to show. */
export type Book = {
  /** Newest first. */
  entries: readonly ShownEntry[];
  isLoading: boolean;
  /** Whether new entries are taken. */
  isOpen: boolean;
  /** Whether the owner reads every entry before others see it. */
  approvesFirst: boolean;
};

export const unopenedBook: Book = { entries: [], isLoading: true, isOpen: true, approvesFirst: false };

/** What became of a new entry. One that is neither kept here nor sent is gone when the visitor leaves. */
export type Added = { fate?: Fate | undefined; isKept: boolean };

/** Where the entries are. Nothing in it ever rejects: what a store cannot do, it says in its answer. */
export type EntryStore = {
  /** What there is to show before anything is known, also in the prerendered HTML. */
  unopened: Book;
  /** The same object until something changes. */
  read: () => Book;
  /** Opens the book, and calls after every change; the returned function ends that. */
  watch: (onChange: () => void) => () => void;
  add: (entry: Entry, facts: FormFacts) => Promise<Added>;
};
