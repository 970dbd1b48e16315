import {
  type BoardSize,
  type Distance,
  firstLayer,
  measureFreeSpace,
  type TilePosition,
  tileSizePx,
} from './interests.ts';
import { type Random, shuffle } from './shuffle.ts';

/**
 * Random positions for `count` tiles. Every tile has its own share of the board, so they do not pile up, and if a
 * narrow board makes them overlap, lower ones are on top: the upper left corner of each tile can always be reached. No
 * layer is above the first one.
 */
export function scatterTiles(count: number, board: BoardSize, random: Random): TilePosition[] {
  const free = measureFreeSpace(board);
  const rows = shuffle(shareOut(count, countRows(count, free)), random);
  loosenRows(rows, free, random);
  const vertical = spread(rows.length, free.y);
  const positions = rows.flatMap((tilesInRow, row) => {
    const horizontal = spread(tilesInRow, free.x);
    return Array.from({ length: tilesInRow }, (_, column) => ({
      x: toFraction(pickPosition(horizontal, column, random), free.x),
      y: toFraction(pickPosition(vertical, row, random), free.y),
    }));
  });
  return shuffle(
    positions.map((position, index) => ({ ...position, layer: firstLayer - count + index + 1 })),
    random,
  );
}

/** The tile, its mat and a small gap. */
const comfortablePitchPx = 170;

/** The largest random offset to either side, as a part of the pitch, where there is no gap. */
const tightReach = 0.06;

/** At this distance only mats overlap, and the name at a tile's foot is free. */
const touchingPitchPx = tileSizePx;

/** From here on a row looks as loose as its neighbours, and none of its tiles touch. */
const loosePitchPx = 200;

type Spread = { pitchPx: number; reachPx: number };

/** Evenly spaced centres along `freePx` pixels, and the largest random offset from each. */
function spread(count: number, freePx: number): Spread {
  const pitchPx = (freePx + comfortablePitchPx) / count;
  if (count === 1) return { pitchPx, reachPx: freePx / 2 };
  const airPx = (pitchPx - comfortablePitchPx) / 2;
  if (airPx >= tightReach * pitchPx) return { pitchPx, reachPx: airPx };
  const touchingReachPx = (freePx - touchingPitchPx * (count - 1)) / (2 * count);
  const tightReachPx = (tightReach * freePx) / (count - 1 + 2 * tightReach);
  const reachPx = touchingReachPx > 0 ? Math.min(touchingReachPx, tightReachPx) : tightReachPx;
  return { pitchPx: (freePx - 2 * reachPx) / (count - 1), reachPx };
}

function pickPosition({ pitchPx, reachPx }: Spread, index: number, random: Random): number {
  return index * pitchPx + 2 * reachPx * random();
}

function toFraction(positionPx: number, freePx: number): number {
  return freePx === 0 ? 0 : Math.min(1, positionPx / freePx);
}

/** As many rows as leave neighbours, beside and below each other, the most room. */
function countRows(count: number, free: Distance): number {
  let best = { rows: 1, room: -1 };
  for (let rows = 1; rows <= count; rows++) {
    const room = Math.min(spread(rows, free.y).pitchPx, spread(Math.ceil(count / rows), free.x).pitchPx);
    if (room > best.room) best = { rows, room };
  }
  return best.rows;
}

/** `count` as whole numbers that differ by 1 at most. */
function shareOut(count: number, shares: number): number[] {
  return Array.from({ length: shares }, (_, index) => Math.floor((count + index) / shares));
}

/**
 * Moves one tile to another row, so that wide boards do not look like a grid. Not from a row that has fewer already, which would
 * leave a hole there, and not to one that has no room: five tiles beside a row of two look like a pile.
 */
function loosenRows(rows: number[], free: Distance, random: Random): void {
  const [giver = 0, taker = 0] = shuffle([...rows.keys()], random);
  const given = rows[giver] ?? 0;
  const taken = rows[taker] ?? 0;
  if (giver === taker || given < taken || spread(taken + 1, free.x).pitchPx < loosePitchPx) return;
  rows[giver] = given - 1;
  rows[taker] = taken + 1;
}
