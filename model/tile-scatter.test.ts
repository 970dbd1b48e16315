import { describe, expect, test } from 'vitest';
import { measureFreeSpace, type TilePosition, tileSizePx } from './interests.ts';
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
    left: insetPx + x * free.x,
    top: insetPx + y * free.y,
    layer,
  }));
}

describe('scattering', () => {
  test.each(boards)('puts all 15 tiles fully inside a board $width px wide', (board) => {
    for (const seed of seeds) {
      const tiles = measure(scatterTiles(15, board, seededRandom(seed)), board);
      expect(tiles).toHaveLength(15);
      for (const { left, top } of tiles) {
        expect(left).toBeGreaterThanOrEqual(insetPx);
        expect(top).toBeGreaterThanOrEqual(insetPx);
        expect(left + tileSizePx).toBeLessThanOrEqual(board.width - insetPx + 0.01);
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

  test('does not pile up tiles if there is room: on a board 912px wide they overlap by at most 25px', () => {
    const board = { width: 912, height: 1000 };
    for (const seed of seeds) {
      const tiles = measure(scatterTiles(15, board, seededRandom(seed)), board);
      for (const tile of tiles) {
        for (const other of tiles) {
          if (other === tile) continue;
          const apart = Math.max(Math.abs(other.left - tile.left), Math.abs(other.top - tile.top));
          expect(apart).toBeGreaterThanOrEqual(tileSizePx - 25);
        }
      }
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
