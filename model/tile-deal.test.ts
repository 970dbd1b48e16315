import { describe, expect, test } from 'vitest';
import { measureBoardHeight, measureFreeSpace, type TilePosition } from './interests.ts';
import { seededRandom } from './random-fixture.ts';
import { dealTiles } from './tile-deal.ts';

const widths = [270, 282, 352, 480, 533];
const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Pixels from the board's corner, from the lowest tile to the topmost. */
function measure(positions: TilePosition[], board: { width: number; height: number }) {
  const free = measureFreeSpace(board);
  return positions
    .map(({ x, y, layer }) => ({ left: 18 + x * free.x, top: 18 + y * free.y, layer }))
    .sort((one, other) => one.layer - other.layer);
}

describe.each(widths)('on a board %ipx wide', (width) => {
  test('15 tiles lie in two columns within 1000px, in rows about 121px apart', () => {
    const board = { width, height: 1000 };
    for (const seed of seeds) {
      const tiles = measure(dealTiles(15, board, seededRandom(seed)), board);
      const left = tiles.filter((tile) => tile.left < width / 2 - 75);
      expect(Math.abs(2 * left.length - 15)).toBe(1);
      for (const { top } of tiles) expect(top).toBeLessThanOrEqual(832);
      const [first, third] = [tiles[0]?.top ?? 0, tiles[2]?.top ?? 0];
      expect(third - first).toBeGreaterThan(100);
      expect(third - first).toBeLessThan(142);
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
