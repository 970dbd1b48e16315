import type { Block, ImportParts, OwnerStore } from '#model/guestbook-owner.ts';
import { type EntryColumn, entryColumns } from './entry-columns.ts';
import { type ExchangedEntry, listHearts, readGivers } from './exchanged-entry.ts';
import type { FileContent } from './import-file.ts';

type Conflict = { id: string; columns: EntryColumn[] };
/** What an import would do. */
export type ImportPlan = {
  /** What the guestbook does not have yet; entries oldest first. */
  add: ImportParts;
  /** How many entries are already there and identical. */
  sameCount: number;
  /** Entries that are already there but differ; they are not changed. */
  conflicts: Conflict[];
  /** Whether the file would open or close a guestbook that already has entries. It is left as it is. */
  ignoresIsOpen: boolean;
};

/** Compares a file with the guestbook; `store` is undefined if there is none yet. */
export async function planImport(
  { entries, blocks, isOpen }: FileContent,
  store: OwnerStore | undefined,
): Promise<ImportPlan> {
  const found = store ? await readGivers(store, await store.findEntries(entries.map(({ id }) => id))) : [];
  const stored = new Map(found.map((entry) => [entry.id, entry]));
  const pairs = entries.flatMap((entry) => {
    const other = stored.get(entry.id);
    return other ? [{ id: entry.id, columns: entryColumns.filter((column) => entry[column] !== other[column]) }] : [];
  });
  const conflicts = pairs.filter(({ columns }) => columns.length > 0);
  const added = entries.filter(({ id }) => !stored.has(id)).sort(byTime);
  const counts = Object.values((await store?.countEntries()) ?? {});
  const isUnused = counts.every((count) => count === 0);
  const wasOpen = (await store?.readIsOpen()) ?? true;
  const differs = isOpen !== undefined && isOpen !== wasOpen;
  const known = new Set(((await store?.listBlocks()) ?? []).map(keyOf));
  return {
    add: {
      entries: added.map(({ hearted_by: _, ...entry }) => entry),
      hearts: added.flatMap(listHearts),
      blocks: blocks.filter((block) => !known.has(keyOf(block))),
      ...(differs && isUnused && { isOpen }),
    },
    sameCount: pairs.length - conflicts.length,
    conflicts,
    ignoresIsOpen: differs && !isUnused,
  };
}

const keyOf = ({ kind, value }: Block) => `${kind} ${value}`;

function byTime(one: ExchangedEntry, other: ExchangedEntry) {
  return one.time - other.time || (one.id < other.id ? -1 : 1);
}
