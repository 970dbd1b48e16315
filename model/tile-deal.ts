import { type BoardSize, firstLayer, measureFreeSpace, type TilePosition, tileSizePx } from './interests.ts';
import { type Random, shuffle } from './shuffle.ts';

/** A tile and its mat. */
const mattedPx = tileSizePx + 4;
/** The furthest apart of two tiles that follow each other, and the furthest that one is off. */
const maxStepPx = 95;
const maxOffsetPx = 2;

/**
 * Random positions on a narrow board: the tiles are dealt to the left and to the right in turn, each half a row below the one
 * before and on top of it, so that the upper part of every tile shows, and its name with it.
 */
export function dealTiles(count: number, board: BoardSize, random: Random): TilePosition[] {
  const free = measureFreeSpace(board);
  const offsetPx = Math.min(maxOffsetPx, (0.2 * free.y) / Math.max(1, count));
  const stepPx = Math.min(maxStepPx, (free.y - offsetPx) / Math.max(1, count - 1));
  const spareX = Math.max(4, (free.x - mattedPx) / 2);
  const spareY = free.y - stepPx * (count - 1) - offsetPx;
  const top = spareY * random();
  const startsLeft = random() < 0.5;
  const positions = Array.from({ length: count }, (_, index) => {
    const isLeft = (index % 2 === 0) === startsLeft;
    const offset = spareX * random();
    const left = isLeft ? offset : free.x - offset;
    return {
      x: toFraction(left, free.x),
      y: toFraction(top + index * stepPx + offsetPx * random(), free.y),
      layer: firstLayer - count + index + 1,
    };
  });
  return shuffle(positions, random);
}

function toFraction(positionPx: number, freePx: number): number {
  return freePx === 0 ? 0 : Math.min(1, Math.max(0, positionPx / freePx));
}
