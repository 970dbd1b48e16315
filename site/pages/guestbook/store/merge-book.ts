import { identifyEntry, mergeEntries } from '#model/guestbook.ts';
import type { StoredEntry } from './backend.ts';
import type { ShownEntry } from './entry-store.ts';
import type { OwnEntry } from './own-entries.ts';

/** What waits for longer will hardly be approved: the owner saw it and did not. */
export const longestWaitMs = 60 * 24 * 60 * 60 * 1000;

/** What everybody sees and what is this browser's own, newest first, without doubles. */
export function mergeBook(stored: readonly StoredEntry[], own: readonly ShownEntry[]): ShownEntry[] {
  const isPublic = findIn(stored);
  const mine = own
    .filter((entry) => !isPublic(entry))
    .map((entry): ShownEntry => (entry.fate ? entry : { ...entry, fate: 'local' }));
  return mergeEntries<ShownEntry>(stored, mine);
}

/**
 * The entries that this browser need not keep any more. What is unsent is not among them, even if the list has its id and
 * words: a stranger may have written the same in the same millisecond, and only the backend can tell. `nowMs` is epoch
 * milliseconds.
 */
export function findSettled(stored: readonly StoredEntry[], own: readonly OwnEntry[], nowMs: number): OwnEntry[] {
  const isPublic = findIn(stored);
  return own.filter(
    (entry) =>
      entry.fate &&
      entry.fate !== 'unsent' &&
      (isPublic(entry) || (entry.fate === 'waiting' && nowMs - entry.time > longestWaitMs)),
  );
}

function findIn(stored: readonly StoredEntry[]) {
  const identities = new Set(stored.map(identifyEntry));
  return (entry: ShownEntry) => identities.has(identifyEntry(entry));
}
