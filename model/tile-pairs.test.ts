import { expect, test } from 'vitest';
import { findPair, type TileBox, type TilePair } from './tile-pairs.ts';

const box = (left: number, top: number): TileBox => ({ left, top, right: left + 150, bottom: top + 150 });
const pairs: TilePair[] = [{ tiles: [1, 2], says: 'Ah. Tea time?' }];

test.each([
  ['overlap', 100, 50, true],
  ['are less than 8px apart', 157, 0, true],
  ['are 8px apart', 158, 0, false],
  ['are far apart in one direction', 0, 400, false],
])('two tiles that %s', (_, left, top, touch) => {
  const boxes = new Map([
    [1, box(0, 0)],
    [2, box(left, top)],
  ]);
  expect(findPair(1, boxes, pairs)?.says).toBe(touch ? 'Ah. Tea time?' : undefined);
  expect(findPair(2, boxes, pairs)?.says).toBe(touch ? 'Ah. Tea time?' : undefined);
});

test('only the dropped tile speaks, with a tile of its pair', () => {
  const boxes = new Map([
    [1, box(0, 0)],
    [2, box(10, 10)],
    [3, box(20, 20)],
  ]);
  expect(findPair(3, boxes, pairs)).toBeUndefined();
});
