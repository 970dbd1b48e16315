/** A character's details line; undefined for a single full stop, which stands for none. */
export function readDetails(details: string): string | undefined {
  return details.trim() === '.' ? undefined : details;
}

/** The ones before and after `id`, the last one coming before the first; undefined where there is no other. */
export function findNeighbours<Item extends { id: string }>(
  items: Item[],
  id: string,
): { previous: Item; next: Item } | undefined {
  const index = items.findIndex((item) => item.id === id);
  const previous = items.at(index - 1);
  const next = items[(index + 1) % items.length];
  if (index < 0 || items.length < 2 || !previous || !next) return undefined;
  return { previous, next };
}

/** An image's description in two: its first line is the artist's credit, the rest is text. */
export function readDescription(description: string): { credit: string; text: string } {
  const [credit = '', ...lines] = description.trim().split(/\r?\n/);
  return { credit, text: lines.join('\n') };
}
