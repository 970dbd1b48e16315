import type { Entry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { Fate, Refusal } from './own-entries.ts';

/** An entry as it is shown. */
export type ShownEntry = Entry & {
  /**
   * Why nobody but its author sees it; `local` was written when this browser was the only place for it, and `unserved`
   * could not be sent because nothing behind the site's address keeps messages.
   */
  fate?: Fate | 'local' | 'unserved' | undefined;
  /** What the backend found wrong with one that it refused. */
  refusal?: Refusal | undefined;
  /** This browser could not keep it either: it is gone when the visitor leaves. */
  isUnkept?: boolean | undefined;
  /** The owner's answer. */
  reply?: string | undefined;
  /** Epoch milliseconds. */
  replyTime?: number | undefined;
};

/** Why the others' messages cannot be had: nobody answers, or what answers is no guestbook (a plain file server). */
export type Obstacle = 'unreachable' | 'unserved';

/** All there is to show. */
export type Book = {
  /** Newest first. */
  entries: readonly ShownEntry[];
  /** The messages are being asked for; with an obstacle, once more. */
  isLoading: boolean;
  obstacle?: Obstacle | undefined;
  /** Some of the entries were read from where everybody's are, and not just sent from here. */
  hasOthers?: boolean | undefined;
  /** Whether new entries are taken. */
  isOpen: boolean;
  /** Whether the owner reads every entry before others see it. */
  approvesFirst: boolean;
};

export const unopenedBook: Book = { entries: [], isLoading: true, isOpen: true, approvesFirst: false };

/** What became of a new entry. One that is neither kept here nor sent is gone when the visitor leaves. */
export type Added = {
  fate?: Fate | 'unserved' | undefined;
  isKept: boolean;
  /** The entry as this browser keeps it, when the backend refused it for good. */
  refused?: ShownEntry | undefined;
};

/** Where the entries are. Nothing in it ever rejects: what a store cannot do, it says in its answer. */
export type EntryStore = {
  /** What there is to show before anything is known, also in the prerendered HTML. */
  unopened: Book;
  /** The same object until something changes. */
  read: () => Book;
  /** Opens the book, and calls after every change; the returned function ends that. */
  watch: (onChange: () => void) => () => void;
  add: (entry: Entry, facts: FormFacts) => Promise<Added>;
  /** Asks for the messages once more. */
  retry: () => void;
  /** Forgets an entry of this browser. */
  discard: (entry: Entry) => void;
};
