import { identifyEntry, mergeEntries } from '#model/guestbook.ts';
import type { ShownEntry } from './entry-store.ts';
import type { OwnEntry } from './own-entry.ts';
import type { StoredEntry } from './stored-entry.ts';

/** An entry that waits for longer is unlikely to be approved: the owner has seen it and left it. */
const longestWaitMs = 60 * 24 * 60 * 60 * 1000;

type Circumstances = {
  /** There is no guestbook behind the address, so an unsent entry is not retried. */
  isBackendMissing: boolean;
  /** The browser's storage has the entry. */
  isKept: boolean;
};

/** An entry of this browser as its author sees it. */
export function showOwnEntry(
  { facts, secret, ...entry }: OwnEntry,
  { isBackendMissing, isKept }: Circumstances,
): ShownEntry {
  const status = entry.status === 'unsent' && isBackendMissing ? 'unserved' : (entry.status ?? 'local');
  return { ...entry, status, ...(!isKept && { isUnkept: true }) };
}

/** Everybody's entries and those that only this browser has, newest first, each once. */
export function mergeBook(stored: readonly StoredEntry[], own: readonly ShownEntry[]): ShownEntry[] {
  return mergeEntries<ShownEntry>(stored, own);
}

/**
 * The entries that this browser need not keep any more. An unsent one is never among them, even if the list has its id
 * and words: another visitor may have written the same in the same millisecond, and only the backend can tell. `nowMs`
 * is epoch milliseconds.
 */
export function findSettled(stored: readonly StoredEntry[], own: readonly OwnEntry[], nowMs: number): OwnEntry[] {
  const published = new Set(stored.map(identifyEntry));
  return own.filter(
    (entry) =>
      entry.status &&
      entry.status !== 'unsent' &&
      (published.has(identifyEntry(entry)) || (entry.status === 'waiting' && nowMs - entry.time > longestWaitMs)),
  );
}
