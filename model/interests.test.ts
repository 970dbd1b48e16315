import { describe, expect, test } from 'vitest';
import {
  doubleTapMs,
  firstLayer,
  isDrag,
  measureFreeSpace,
  moveTile,
  readArrowKey,
  scatterTiles,
  type TilePosition,
  tileSizePx,
} from './interests.ts';

/** What a tile's mat, tape and shadow need beside its 150 pixels. */
const insetPx = 18;

/** The same numbers from 0 to 1 for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

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

describe('the board', () => {
  test('tiles are 150x150 px, the board is 1000px high, the stacking counter starts at 2', () => {
    expect(tileSizePx).toBe(150);
    expect(firstLayer).toBe(2);
  });

  test('the free space is what a tile and the insets leave', () => {
    expect(measureFreeSpace({ width: 500, height: 1000 })).toEqual({ x: 314, y: 814 });
  });

  test('a board smaller than a tile has no free space, not a negative one', () => {
    expect(measureFreeSpace({ width: 100, height: 0 })).toEqual({ x: 0, y: 0 });
  });
});

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

describe('moving', () => {
  const board = { width: 500, height: 1000 };
  const middle = { x: 0.5, y: 0.5, layer: 2 };

  test('goes by pixels, which are fractions of the free space', () => {
    expect(moveTile(middle, { x: 31.4, y: -81.4 }, board)).toEqual({ x: 0.6, y: 0.4, layer: 2 });
  });

  test('stops at the edges', () => {
    expect(moveTile(middle, { x: 5000, y: 5000 }, board)).toEqual({ x: 1, y: 1, layer: 2 });
    expect(moveTile(middle, { x: -5000, y: -5000 }, board)).toEqual({ x: 0, y: 0, layer: 2 });
  });

  test('keeps its position if the board has no free space', () => {
    expect(moveTile(middle, { x: 50, y: 50 }, { width: 150, height: 150 })).toEqual(middle);
  });

  test('an arrow key moves a tile by 24px, and with Shift by 96px', () => {
    expect(readArrowKey('ArrowLeft', false)).toEqual({ x: -24, y: 0 });
    expect(readArrowKey('ArrowRight', false)).toEqual({ x: 24, y: 0 });
    expect(readArrowKey('ArrowUp', true)).toEqual({ x: 0, y: -96 });
    expect(readArrowKey('ArrowDown', true)).toEqual({ x: 0, y: 96 });
  });

  test('no other key moves a tile', () => {
    expect(['Enter', ' ', 'Tab', 'a'].map((key) => readArrowKey(key, false))).toEqual(Array(4).fill(undefined));
  });

  test('a press becomes a drag at 5px, so that a shaky hand can still double-click', () => {
    expect(isDrag({ x: 3, y: 3 })).toBe(false);
    expect(isDrag({ x: 3, y: 4 })).toBe(true);
    expect(isDrag({ x: -5, y: 0 })).toBe(true);
  });

  test('two taps within half a second are a double tap', () => {
    expect(doubleTapMs).toBe(500);
  });
});
