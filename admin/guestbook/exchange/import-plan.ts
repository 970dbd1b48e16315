import type { Block, ImportParts, OwnerStore } from '#model/guestbook-owner.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { type EntryColumn, entryColumns } from './entry-columns.ts';
import type { FileParts } from './import-file.ts';

type Conflict = { id: string; columns: EntryColumn[] };
/** What an import would do. */
export type ImportPlan = {
  /** What is not there yet, as it came into being: oldest first. */
  add: ImportParts;
  /** How many entries are there already, exactly so. */
  sameCount: number;
  /** Entries that are there and differ; they stay as they are. */
  conflicts: Conflict[];
  /** Whether the file would open or close a guestbook that is in use; it does not. */
  keepsIsOpen: boolean;
};

/** Compares a file with the guestbook; `store` is undefined where there is none yet. */
export async function planImport(
  { entries, blocks, isOpen }: FileParts,
  store: OwnerStore | undefined,
): Promise<ImportPlan> {
  const found = (await store?.findEntries(entries.map(({ id }) => id))) ?? [];
  const stored = new Map(found.map((entry) => [entry.id, entry]));
  const pairs = entries.flatMap((entry) => {
    const other = stored.get(entry.id);
    return other ? [{ id: entry.id, columns: entryColumns.filter((column) => entry[column] !== other[column]) }] : [];
  });
  const conflicts = pairs.filter(({ columns }) => columns.length > 0);
  const counts = Object.values((await store?.countEntries()) ?? {});
  const isUnused = counts.every((count) => count === 0);
  const wasOpen = (await store?.readIsOpen()) ?? true;
  const isOther = isOpen !== undefined && isOpen !== wasOpen;
  const known = new Set(((await store?.listBlocks()) ?? []).map(keyOf));
  return {
    add: {
      entries: entries.filter(({ id }) => !stored.has(id)).sort(byTime),
      blocks: blocks.filter((block) => !known.has(keyOf(block))),
      ...(isOther && isUnused && { isOpen }),
    },
    sameCount: pairs.length - conflicts.length,
    conflicts,
    keepsIsOpen: isOther && !isUnused,
  };
}

const keyOf = ({ kind, value }: Block) => `${kind} ${value}`;

function byTime(one: OwnerRow, other: OwnerRow) {
  return one.time - other.time || (one.id < other.id ? -1 : 1);
}
