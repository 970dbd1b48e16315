import { describe, expect, test } from 'vitest';
import { findInset, measureBoardHeight, measureFreeSpace, type TilePosition } from './interests.ts';
import { seededRandom } from './random-fixture.ts';
import { dealTiles } from './tile-deal.ts';

const widths = [270, 282, 352, 480, 533];
const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Pixels from the board's corner, from the lowest tile to the topmost. */
function measure(positions: TilePosition[], board: { width: number; height: number }) {
  const free = measureFreeSpace(board);
  return positions
    .map(({ x, y, layer }) => ({ left: findInset(board.width) + x * free.x, top: 18 + y * free.y, layer }))
    .sort((one, other) => one.layer - other.layer);
}

describe.each(widths)('on a board %ipx wide', (width) => {
  test('15 tiles lie in two columns within 1000px, in rows about 121px apart, and neither column begins with a hole', () => {
    const board = { width, height: 1000 };
    for (const seed of seeds) {
      const tiles = measure(dealTiles(15, board, seededRandom(seed)), board);
      const isLeft = (tile: { left: number }) => tile.left < width / 2 - 75;
      const columns = [tiles.filter(isLeft), tiles.filter((tile) => !isLeft(tile))];
      expect(columns.map(({ length }) => length).sort()).toEqual([7, 8]);
      for (const column of columns) {
        const tops = column.map(({ top }) => top);
        expect(tops[0]).toBeLessThanOrEqual(18 + 24);
        expect(tops.at(-1)).toBeGreaterThanOrEqual(1000 - 150 - 18 - 24);
        expect(tops.at(-1)).toBeLessThanOrEqual(1000 - 150 - 18);
        for (const [row, top] of tops.slice(1).entries()) {
          expect(top - (tops[row] ?? 0)).toBeGreaterThan(116);
          expect(top - (tops[row] ?? 0)).toBeLessThan(131);
        }
      }
    }
  });

  test.each([1, 2, 3, 15, 50, 200])('with %i tiles, a name of 22px shows at the top of each', (count) => {
    const board = { width, height: count < 4 ? 460 : measureBoardHeight(count, width) };
    for (const seed of seeds) {
      const tiles = measure(dealTiles(count, board, seededRandom(seed)), board);
      for (const [index, { top, left }] of tiles.entries()) {
        for (const above of tiles.slice(index + 1)) {
          if (Math.abs(above.left - left) < 150) expect(above.top - top).toBeGreaterThanOrEqual(22);
        }
      }
    }
  });
});

test('chance decides which tile lies where', () => {
  const board = { width: 352, height: 1000 };
  const deals = seeds.map((seed) => JSON.stringify(dealTiles(15, board, seededRandom(seed))));
  expect(new Set(deals).size).toBe(seeds.length);
});

test('every tile has its own layer, none above the first value of the stacking counter', () => {
  const layers = dealTiles(15, { width: 352, height: 1000 }, seededRandom(3)).map(({ layer }) => layer);
  expect(new Set(layers).size).toBe(15);
  expect(Math.max(...layers)).toBe(2);
});
