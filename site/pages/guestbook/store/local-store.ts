import { type Entry, placeEntry } from '#model/guestbook.ts';
import { createShownBook } from './book-snapshot.ts';
import { type EntryStore, unopenedBook } from './entry-store.ts';
import { createOwnEntries, watchOtherTabs } from './own-entries.ts';

/** A guestbook that every browser keeps for itself. */
export function createLocalStore(openStorage?: () => Storage): EntryStore {
  const own = createOwnEntries(openStorage);
  const book = createShownBook(unopenedBook);
  // What waits for a backend, which the site had earlier, is an entry like the others here, and keeps its mark.
  const listEntries = () => own.list().map(({ fate, facts, refusal, ...entry }): Entry => entry);
  const show = () => book.show({ ...unopenedBook, isLoading: false, entries: listEntries() });

  return {
    unopened: book.unopened,
    read: book.read,
    watch: (onChange) => {
      const stops = [book.watch(onChange), watchOtherTabs(show)];
      show();
      return () => {
        for (const stop of stops) stop();
      };
    },
    add: async (entry) => {
      const { entry: placed, isStored } = placeEntry(entry, own.list());
      if (!isStored) own.put(placed);
      show();
      return { isKept: own.isKept(placed) };
    },
    retry: show,
    discard: (entry) => {
      own.remove(entry);
      show();
    },
  };
}
