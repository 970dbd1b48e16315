/** What an item is found by. */
export type Findable = { name: string; tags: readonly string[] };

/** Without capitals and accents, which few people type. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The items that have every word of the query anywhere in their name or tags. Those whose name
 * begins with the query come first, then those that have all of it in their name; otherwise the order stays. A query
 * without words finds nothing.
 */
export function findByWords<Item>(items: readonly Item[], query: string, read: (item: Item) => Findable): Item[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const rank = (item: Item) => {
    const { name, tags } = read(item);
    const folded = fold(name);
    if (folded.startsWith(phrase)) return 0;
    if (words.every((word) => folded.includes(word))) return 1;
    const all = `${folded}\n${fold(tags.join('\n'))}`;
    return words.every((word) => all.includes(word)) ? 2 : undefined;
  };
  const ranks: Item[][] = [[], [], []];
  for (const item of items) {
    const itemRank = rank(item);
    if (itemRank !== undefined) ranks[itemRank]?.push(item);
  }
  return ranks.flat();
}
