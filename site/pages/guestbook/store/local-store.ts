import { type Entry, placeEntry } from '#model/guestbook.ts';
import { foldText, hasWords } from '#model/guestbook-find.ts';
import { readBookQuery } from '#model/guestbook-pages.ts';
import { createBookSnapshot } from './book-snapshot.ts';
import { type EntryStore, initialBook } from './entry-store.ts';
import { createOwnEntries, watchOtherTabs } from './own-entries.ts';

/** A guestbook that exists in this browser only. */
export function createLocalStore(openStorage?: () => Storage): EntryStore {
  const own = createOwnEntries(openStorage);
  const snapshot = createBookSnapshot(initialBook);
  // The storage keeps the status of entries from when the site had a backend.
  const listEntries = () => own.list().map(({ status, facts, secret, refusal, ...entry }): Entry => entry);
  const show = () => snapshot.replace({ ...initialBook, isLoading: false, entries: listEntries() });

  return {
    initial: snapshot.initial,
    read: snapshot.read,
    subscribe: (onChange) => {
      const stops = [snapshot.subscribe(onChange), watchOtherTabs(show)];
      show();
      return () => {
        for (const stop of stops) stop();
      };
    },
    // All messages of this browser are on one page.
    readPage: async (query) => {
      const { find } = readBookQuery(query);
      const wanted = find === undefined ? '' : foldText(find);
      return {
        query,
        entries: listEntries().filter((entry) => hasWords([entry.name, entry.message], wanted)),
        links: {},
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
