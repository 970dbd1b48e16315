import { type Entry, mergeEntries, placeEntry, readEntry } from '#model/guestbook.ts';
import type { EntryStore } from './entry-store.ts';

const storageKey = 'guestbookEntries';
/** Where a value goes that is no list, before the first entry takes its place. */
const unreadableKey = 'guestbookEntriesUnreadable';

/** Entries of this browser. Without storage (refused, or full) they live as long as the page's script does. */
export function createLocalStore(openStorage: () => Storage = () => window.localStorage): EntryStore {
  let unkept: Entry[] = [];

  return {
    list: async () => mergeEntries(readEntries(readRows(openStorage).rows), unkept),

    add: async (entry) => {
      // Read right before writing, and without a pause between: another tab may have signed a moment ago.
      const { rows, unreadable } = readRows(openStorage);
      const { entry: placed, isStored } = placeEntry(entry, [...unkept, ...readEntries(rows)]);
      if (isStored) return { entry: placed, isKept: !unkept.includes(placed) };
      try {
        const storage = openStorage();
        if (unreadable !== undefined) storage.setItem(unreadableKey, unreadable);
        // Rows that cannot be shown stay where they are: a newer version of the site may have written them.
        storage.setItem(storageKey, JSON.stringify([placed, ...unkept, ...rows]));
        unkept = [];
        return { entry: placed, isKept: true };
      } catch {
        unkept = [placed, ...unkept];
        return { entry: placed, isKept: false };
      }
    },

    watch: (onChange) => {
      const listen = ({ key }: StorageEvent) => {
        // null: all of the storage was cleared.
        if (key === storageKey || key === null) onChange();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

/** `unreadable` is a stored value that is no list. */
function readRows(openStorage: () => Storage): { rows: unknown[]; unreadable?: string } {
  let stored: string | null;
  try {
    stored = openStorage().getItem(storageKey);
  } catch {
    return { rows: [] };
  }
  if (stored === null) return { rows: [] };
  try {
    const rows: unknown = JSON.parse(stored);
    if (Array.isArray(rows)) return { rows };
  } catch {
    // Told apart from a list below.
  }
  return { rows: [], unreadable: stored };
}

function readEntries(rows: unknown[]): Entry[] {
  return rows.map(readEntry).filter((entry) => entry !== undefined);
}

export const localStore = createLocalStore();
