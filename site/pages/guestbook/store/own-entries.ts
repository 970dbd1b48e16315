import { type Entry, identifyEntry, mergeEntries, readEntry } from '#model/guestbook.ts';
import { type OwnEntry, readOwnEntry, writeRow } from './own-entry.ts';

/** Also in site/entry/unsent-entries.ts, which looks for `"unsent":` without loading this module. */
const storageKey = 'guestbookEntries';
/** Where a value that is not a list is moved, before the first entry replaces it. */
const unreadableKey = 'guestbookEntriesUnreadable';

export type OwnEntries = {
  /** Newest first. */
  list: () => OwnEntry[];
  /** Adds an entry, or replaces `former`. */
  put: (entry: OwnEntry, former?: OwnEntry) => void;
  remove: (entry: Entry) => void;
  /** False for one in this page's memory only: the browser refuses storage, or its quota is exceeded. */
  isKept: (entry: Entry) => boolean;
};

/** Entries of this browser. Without storage they last as long as the document. */
export function createOwnEntries(openStorage: () => Storage = () => window.localStorage): OwnEntries {
  let unkept: OwnEntry[] = [];

  /** Reads right before it writes, synchronously: another tab may have signed a moment ago. */
  const changeRows = (change: (rows: unknown[]) => unknown[]) => {
    const { rows, unreadable } = readRows(openStorage);
    const storage = openStorage();
    if (unreadable !== undefined) storage.setItem(unreadableKey, unreadable);
    storage.setItem(storageKey, JSON.stringify(change(rows)));
  };

  return {
    list: () => mergeEntries(unkept, readRows(openStorage).rows.flatMap(readOwnEntry)),

    put: (entry, former = entry) => {
      const pending = [entry, ...unkept.filter((other) => !isSame(other, former))];
      try {
        changeRows((rows) =>
          pending.reduceRight((changed, one) => putRow(changed, one, one === entry ? former : one), rows),
        );
        unkept = [];
      } catch {
        unkept = pending;
      }
    },

    remove: (entry) => {
      unkept = unkept.filter((other) => !isSame(other, entry));
      const isOther = (row: unknown) => !isRowOf(row, entry);
      if (readRows(openStorage).rows.every(isOther)) return;
      try {
        changeRows((rows) => rows.filter(isOther));
      } catch {
        // It is sent again, and the backend says that it is stored.
      }
    },

    isKept: (entry) => !unkept.some((other) => isSame(other, entry)),
  };
}

/**
 * Calls `onChange` with the entries that another tab has sent; returns the function that unsubscribes. The entries
 * are read from the event, because it arrives after the change, when this tab may not have seen the old value.
 */
export function watchOtherTabs(onChange: (sent: OwnEntry[]) => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    // null: the whole storage was cleared.
    if (key === storageKey || key === null) onChange(findSent(parseRows(oldValue).rows, parseRows(newValue).rows));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

const hasSameWords = (one: Entry, other: Entry) => one.name === other.name && one.message === other.message;
const isSame = (one: Entry, other: Entry) => identifyEntry(one) === identifyEntry(other);

function isRowOf(row: unknown, entry: Entry) {
  const read = readEntry(row);
  return read !== undefined && isSame(read, entry);
}

/** Malformed rows and unknown fields are kept: a newer version of the site may have written them. */
function putRow(rows: unknown[], entry: OwnEntry, former: OwnEntry): unknown[] {
  const index = rows.findIndex((row) => isRowOf(row, former));
  if (index === -1) return [writeRow(entry, {}), ...rows];
  return rows.with(index, writeRow(entry, rows[index] as object));
}

/** Compared by their words, which stay the same when the id changes. */
function findSent(before: unknown[], after: unknown[]): OwnEntry[] {
  const left = after.flatMap(readOwnEntry);
  return before
    .flatMap(readOwnEntry)
    .filter((entry) => entry.status === 'unsent' && !left.some((other) => hasSameWords(other, entry)));
}

function readRows(openStorage: () => Storage): Rows {
  try {
    return parseRows(openStorage().getItem(storageKey));
  } catch {
    return { rows: [] };
  }
}

/** `unreadable` is a stored value that is not a list. */
type Rows = { rows: unknown[]; unreadable?: string };

function parseRows(stored: string | null): Rows {
  if (stored === null) return { rows: [] };
  try {
    const rows: unknown = JSON.parse(stored);
    if (Array.isArray(rows)) return { rows };
  } catch {
    // Not JSON.
  }
  return { rows: [], unreadable: stored };
}
