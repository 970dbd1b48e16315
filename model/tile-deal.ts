import { type BoardSize, firstLayer, measureFreeSpace, type TilePosition, tileSizePx } from './interests.ts';
import { type Random, shuffle } from './shuffle.ts';

/** A tile and the lines around it. */
const linedPx = tileSizePx + 4;
/** The furthest apart of two tiles of a column. */
const maxPitchPx = 190;
/** How much lower the second column begins: by a name, so that neither hides names of the other where they overlap. */
const dropPx = 24;

/**
 * Random positions on a narrow board: the tiles are dealt to the left and to the right in turn, in two columns like fanned cards.
 * Each tile lies on the one above it, which shows its name and the middle of its picture.
 */
export function dealTiles(count: number, board: BoardSize, random: Random): TilePosition[] {
  const free = measureFreeSpace(board);
  const spareX = Math.max(4, (free.x - linedPx) / 2);
  const steps = Math.max(1, Math.ceil(count / 2) - 1);
  const isEven = count % 2 === 0;
  const reachY = isEven ? free.y - dropPx : free.y;
  const pitchPx = Math.min(maxPitchPx, reachY / steps);
  const columnPx = pitchPx * steps;
  // With one tile less the second column has them a little further apart, and ends as far above the board's edge.
  const otherPitchPx = isEven ? pitchPx : (columnPx - 2 * dropPx) / Math.max(1, steps - 1);
  const top = (reachY - columnPx) * random();
  const startsLeft = random() < 0.5;
  const positions = Array.from({ length: count }, (_, index) => {
    const isFirst = index % 2 === 0;
    const row = Math.floor(index / 2);
    const offset = spareX * random();
    return {
      x: toFraction(isFirst === startsLeft ? offset : free.x - offset, free.x),
      y: toFraction(top + (isFirst ? row * pitchPx : dropPx + row * otherPitchPx), free.y),
      layer: firstLayer - count + index + 1,
    };
  });
  return shuffle(positions, random);
}

function toFraction(positionPx: number, freePx: number): number {
  return freePx === 0 ? 0 : Math.min(1, Math.max(0, positionPx / freePx));
}
