import type { HomeList } from './content-schema.ts';
import type { NamedUpdate } from './updates-schema.ts';

export type News = {
  /** Newest first. */
  items: NamedUpdate[];
  /** Whether Home has only the first of them. */
  hasMore: boolean;
};

const dayOf = (id: string) => id.slice('update-'.length, 'update-2025-10-27'.length);

/** What is newer than the newest update that a visitor has seen, by its id, which may be gone by now. */
export function findNews({ items, total }: HomeList<NamedUpdate>, seenId: string): News {
  const index = items.findIndex(({ id }) => id === seenId);
  if (index >= 0) return { items: items.slice(0, index), hasMore: false };
  const newer = items.filter(({ date }) => date > dayOf(seenId));
  return { items: newer, hasMore: newer.length === items.length && total > items.length };
}

/** How many of them are about each page. */
export function countByPage(items: readonly NamedUpdate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of items) if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}
