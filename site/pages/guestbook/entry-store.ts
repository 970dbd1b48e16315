import type { Entry } from '#model/guestbook.ts';

/** The entry as it was stored, whose id may have moved on. What is not kept is gone when the visitor leaves. */
export type Added = { entry: Entry; isKept: boolean };

/** Where the entries are. Neither promise ever rejects: what a store cannot do, it says in its answer. */
export type EntryStore = {
  /** Newest first. */
  list: () => Promise<Entry[]>;
  add: (entry: Entry) => Promise<Added>;
  /** Calls when entries were added elsewhere; the returned function ends that. */
  watch: (onChange: () => void) => () => void;
};
