import { type Entry, identifyEntry, mergeEntries, readEntry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';

/** What became of an entry that nobody else sees yet. */
export type Fate = 'unsent' | 'waiting' | 'refused';
/** What a backend found wrong with an entry that it refused: a field, its characters, or its length. */
export const refusals = ['name', 'website', 'message', 'characters', 'length'] as const;
export type Refusal = (typeof refusals)[number];
/** An entry that this browser keeps; without a fate, it was the only place for it. */
export type OwnEntry = Entry & {
  fate?: Fate | undefined;
  facts?: FormFacts | undefined;
  refusal?: Refusal | undefined;
};

/** Also in site/entry/unsent-entries.ts, which looks for `"unsent":true` without loading this. */
const storageKey = 'guestbookEntries';
/** Where a value goes that is no list, before the first entry takes its place. */
const unreadableKey = 'guestbookEntriesUnreadable';

export type OwnEntries = {
  /** Newest first. */
  list: () => OwnEntry[];
  /** Adds an entry, or changes the one that it was. */
  put: (entry: OwnEntry, former?: OwnEntry) => void;
  remove: (entry: Entry) => void;
  /** False for one that only this page's memory holds, because the browser refuses storage or has no room. */
  isKept: (entry: Entry) => boolean;
};

/** Entries of this browser. Without storage they live as long as the page's script does. */
export function createOwnEntries(openStorage: () => Storage = () => window.localStorage): OwnEntries {
  let unkept: OwnEntry[] = [];

  /** Reads right before it writes, without a pause between: another tab may have signed a moment ago. */
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
        // It is sent once more, and found to be stored.
      }
    },

    isKept: (entry) => !unkept.some((other) => isSame(other, entry)),
  };
}

/**
 * Calls when another tab has changed the entries, with those that it has sent; the returned function ends that. The
 * event itself says which: what the storage held before may have been forgotten here, as the event comes later than
 * the change.
 */
export function watchOtherTabs(onChange: (sent: OwnEntry[]) => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    // null: all of the storage was cleared.
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

/** Rows that cannot be shown, and fields that are unknown, stay: a newer version of the site may have written them. */
function putRow(rows: unknown[], entry: OwnEntry, former: OwnEntry): unknown[] {
  const index = rows.findIndex((row) => isRowOf(row, former));
  if (index === -1) return [writeRow(entry, {}), ...rows];
  return rows.with(index, writeRow(entry, rows[index] as object));
}

function writeRow({ fate, facts = {}, refusal, ...entry }: OwnEntry, row: object) {
  const { unsent, waiting, refused, because, filled, trapped, resend, ...unknown } = row as Record<string, unknown>;
  return {
    ...unknown,
    ...entry,
    ...(fate && { [fate]: true }),
    ...(fate === 'refused' && refusal && { because: refusal }),
    ...(fate === 'unsent' && facts.fillMs !== undefined && { filled: facts.fillMs }),
    ...(fate === 'unsent' && facts.isTrapped && { trapped: true }),
    ...(fate === 'unsent' && facts.resendKey && { resend: facts.resendKey }),
  };
}

/** The entry of a row, or none. */
function readOwnEntry(row: unknown): OwnEntry[] {
  const entry = readEntry(row);
  if (!entry) return [];
  const { unsent, waiting, refused, because, filled, trapped, resend } = row as Record<string, unknown>;
  const fate = refused === true ? 'refused' : waiting === true ? 'waiting' : unsent === true ? 'unsent' : undefined;
  const facts: FormFacts = {
    ...(typeof filled === 'number' && filled >= 0 && { fillMs: filled }),
    ...(trapped === true && { isTrapped: true }),
    ...(typeof resend === 'string' && { resendKey: resend }),
  };
  const refusal = fate === 'refused' && refusals.find((name) => name === because);
  return [{ ...entry, ...(fate && { fate }), ...(fate === 'unsent' && { facts }), ...(refusal && { refusal }) }];
}

/** Known by their words, which stay the same when an id moves on. */
function findSent(before: unknown[], after: unknown[]): OwnEntry[] {
  const left = after.flatMap(readOwnEntry);
  return before
    .flatMap(readOwnEntry)
    .filter((entry) => entry.fate === 'unsent' && !left.some((other) => hasSameWords(other, entry)));
}

function readRows(openStorage: () => Storage): Rows {
  try {
    return parseRows(openStorage().getItem(storageKey));
  } catch {
    return { rows: [] };
  }
}

/** `unreadable` is a stored value that is no list. */
type Rows = { rows: unknown[]; unreadable?: string };

function parseRows(stored: string | null): Rows {
  if (stored === null) return { rows: [] };
  try {
    const rows: unknown = JSON.parse(stored);
    if (Array.isArray(rows)) return { rows };
  } catch {
    // Told apart from a list below.
  }
  return { rows: [], unreadable: stored };
}
