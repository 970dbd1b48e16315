import type { Heart } from '#model/guestbook-hearts.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';

/** An entry as files have it. `hearts` is their number, and `hearted_by`: whose they are, sorted, with a space between two; null if it has none. */
export type ExchangedEntry = OwnerRow & { hearted_by: string | null };

export async function readGivers(
  store: Pick<OwnerStore, 'readHearts'>,
  entries: readonly OwnerRow[],
): Promise<ExchangedEntry[]> {
  const ids = entries.flatMap(({ id, hearts = 0 }) => (hearts > 0 ? [id] : []));
  const givers = Map.groupBy(ids.length > 0 ? await store.readHearts(ids) : [], ({ entry_id: id }) => id);
  return entries.map((entry) => withGivers(entry, givers.get(entry.id)?.map(({ giver }) => giver) ?? []));
}

/** The same givers are always the same text. */
export function withGivers(entry: OwnerRow, givers: readonly string[]): ExchangedEntry {
  const sorted = [...new Set(givers)].sort();
  return { ...entry, hearts: sorted.length, hearted_by: sorted.join(' ') || null };
}

export const listHearts = ({ id, hearted_by: givers }: ExchangedEntry): Heart[] =>
  givers?.split(' ').map((giver) => ({ entry_id: id, giver })) ?? [];
