/** A character's details line; undefined for a single full stop, which means none. */
export function readDetails(details: string): string | undefined {
  return details.trim() === '.' ? undefined : details;
}

/** The index `step` further (negative: back) in a list of `count`, wrapping at both ends. */
export function turnIndex(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

/** The characters before and after the one with `id`, wrapping at both ends; undefined where there is no other. */
export function findNeighbours<Item extends { id: string }>(
  characters: readonly Item[],
  id: string,
): { previous: Item; next: Item } | undefined {
  const count = characters.length;
  const index = characters.findIndex((character) => character.id === id);
  if (index < 0 || count < 2) return undefined;
  const previous = characters[turnIndex(index, -1, count)];
  const next = characters[turnIndex(index, 1, count)];
  return previous && next && { previous, next };
}

/** An image's description in two: its first line is the artist's credit, the rest is text. */
export function readDescription(description: string): { credit: string; text: string } {
  const [credit = '', ...lines] = description.trim().split(/\r?\n/);
  return { credit, text: lines.join('\n').trim() };
}
