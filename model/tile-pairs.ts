import type { Interests } from './interests-schema.ts';

export type TilePair = Interests['pairs'][number];
/** CSS pixels. */
export type TileBox = { left: number; top: number; right: number; bottom: number };

/** Two tiles touch if they overlap, or less than this is between them. */
const touchPx = 8;

/** The pair of the dropped tile and another that it touches; `boxes` are all tiles' by their ids. */
export function findPair(droppedId: number, boxes: Map<number, TileBox>, pairs: TilePair[]): TilePair | undefined {
  const dropped = boxes.get(droppedId);
  return pairs.find(({ tiles }) => {
    const other = boxes.get(tiles[0] === droppedId ? tiles[1] : tiles[0]);
    return tiles.includes(droppedId) && dropped && other && touch(dropped, other);
  });
}

function touch(one: TileBox, other: TileBox): boolean {
  return (
    one.left - other.right < touchPx &&
    other.left - one.right < touchPx &&
    one.top - other.bottom < touchPx &&
    other.top - one.bottom < touchPx
  );
}
