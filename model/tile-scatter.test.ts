import { describe, expect, test } from 'vitest';
import { findInset, measureBoardHeight, measureFreeSpace, type TilePosition, tileSizePx } from './interests.ts';
import { seededRandom } from './random-fixture.ts';
import { scatterTiles } from './tile-scatter.ts';

/** What a tile's mat, tape and shadow need beside its 150 pixels. */
const insetPx = 18;

/** Boards as narrow as on a 320px screen and wider than on a 1680px one. */
const boards = [270, 282, 352, 480, 640, 770, 912, 1008, 1240].map((width) => ({ width, height: 1000 }));
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

function measure(positions: TilePosition[], board: { width: number; height: number }) {
  const free = measureFreeSpace(board);
  return positions.map(({ x, y, layer }) => ({
    left: findInset(board.width) + x * free.x,
    top: insetPx + y * free.y,
    layer,
  }));
}

type Box = { left: number; top: number; width: number; height: number };

/** With the mat and its line, which are painted around a tile. */
const withMat = ({ left, top }: { left: number; top: number }): Box => ({
  left: left - 6,
  top: top - 6,
  width: tileSizePx + 12,
  height: tileSizePx + 12,
});
const area = ({ width, height }: Box) => width * height;
const cover = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));
const overlap = (box: Box, other: Box) =>
  cover(box.left, box.width, other.left, other.width) * cover(box.top, box.height, other.top, other.height);

describe('scattering', () => {
  test.each(boards)('puts all 15 tiles fully inside a board $width px wide', (board) => {
    for (const seed of seeds) {
      const tiles = measure(scatterTiles(15, board, seededRandom(seed)), board);
      expect(tiles).toHaveLength(15);
      for (const { left, top } of tiles) {
        expect(left).toBeGreaterThanOrEqual(findInset(board.width));
        expect(top).toBeGreaterThanOrEqual(insetPx);
        expect(left + tileSizePx).toBeLessThanOrEqual(board.width - findInset(board.width) + 0.01);
        expect(top + tileSizePx).toBeLessThanOrEqual(board.height - insetPx + 0.01);
      }
    }
  });

  test.each(boards)('leaves at least 44px of every upper left corner uncovered on a board $width px wide', (board) => {
    for (const seed of seeds) {
      const tiles = measure(scatterTiles(15, board, seededRandom(seed)), board);
      for (const tile of tiles) {
        const above = tiles.filter((other) => other.layer > tile.layer && other.top > tile.top - tileSizePx);
        const covering = above.filter((other) => Math.abs(other.left - tile.left) < tileSizePx);
        for (const other of covering) {
          expect(Math.max(other.left - tile.left, other.top - tile.top)).toBeGreaterThanOrEqual(44);
        }
      }
    }
  });

  test.each([748, 912, 1275].flatMap((width) => [5, 15, 30, 50].map((count) => [count, width] as const)))(
    '%i tiles on a board %i px wide hide at most a twentieth of each other, and no name',
    (count, width) => {
      const board = { width, height: measureBoardHeight(count, width) };
      let most = 0;
      let names = 0;
      for (let seed = 1; seed <= 1000; seed++) {
        const tiles = measure(scatterTiles(count, board, seededRandom(seed)), board);
        for (const tile of tiles) {
          const above = tiles.filter(({ layer }) => layer > tile.layer);
          const share = (box: Box) => above.reduce((sum, other) => sum + overlap(box, withMat(other)), 0) / area(box);
          most = Math.max(most, share({ ...tile, width: tileSizePx, height: tileSizePx }));
          names = Math.max(names, share({ left: tile.left + 6, top: tile.top + 120, width: 138, height: 23 }));
        }
      }
      expect(names).toBe(0);
      expect(most).toBeLessThanOrEqual(count > 15 ? 0.05 : 0);
    },
  );

  test('no row of a wide board has more than one tile more or less than its share', () => {
    const board = { width: 912, height: 1000 };
    for (let seed = 1; seed <= 1000; seed++) {
      const rows = new Map<number, number>();
      for (const { y } of scatterTiles(15, board, seededRandom(seed))) {
        const row = Math.floor(Math.min(0.999, y) * 4);
        rows.set(row, (rows.get(row) ?? 0) + 1);
      }
      for (const tiles of rows.values()) expect([3, 4]).toContain(tiles);
    }
  });

  test('differs from visit to visit, in the positions and in which tile gets which position', () => {
    const board = { width: 912, height: 1000 };
    const visits = seeds.map((seed) => scatterTiles(15, board, seededRandom(seed)));
    expect(new Set(visits.map((positions) => JSON.stringify(positions))).size).toBe(seeds.length);
    const rows = new Set(visits.map(([first]) => Math.floor((first as TilePosition).y * 4)));
    expect(rows.size).toBeGreaterThan(3);
  });

  test('gives every tile its own layer, none above the first value of the stacking counter', () => {
    const layers = scatterTiles(15, { width: 352, height: 1000 }, seededRandom(7)).map(({ layer }) => layer);
    expect(new Set(layers).size).toBe(15);
    expect(Math.max(...layers)).toBe(2);
  });

  test('works with one tile and with none', () => {
    const board = { width: 352, height: 1000 };
    expect(scatterTiles(0, board, seededRandom(1))).toEqual([]);
    const [only] = scatterTiles(1, board, seededRandom(1)) as [TilePosition];
    expect([only.x, only.y].every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });
});
