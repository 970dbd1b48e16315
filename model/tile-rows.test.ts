import { expect, test } from 'vitest';
import { findInset, measureFreeSpace } from './interests.ts';
import { leastRowPx, measureRowsHeight, tidyTiles, wholeRowPx } from './tile-rows.ts';

function measure(count: number, board: { width: number; height: number }) {
  const free = measureFreeSpace(board);
  return tidyTiles(count, board).map(({ x, y }) => [
    Math.round(findInset(board.width) + x * free.x),
    Math.round(18 + y * free.y),
  ]);
}

test('tidied up, tiles stand in rows of five, 226px apart, in the order of the list', () => {
  const places = measure(15, { width: 912, height: 1000 });
  expect(places.map(([, top]) => top)).toEqual([...Array(5).fill(34), ...Array(5).fill(260), ...Array(5).fill(486)]);
  expect(places.slice(0, 5).map(([left]) => left)).toEqual([27, 204, 381, 558, 735]);
});

test('on a phone they stand two and two', () => {
  const places = measure(15, { width: 352, height: 1000 });
  expect(new Set(places.map(([left]) => left)).size).toBe(2);
  expect(places.at(-1)?.[1]).toBe(832);
});

test('fifty and two hundred tiles make the board higher, so that a name of each shows', () => {
  expect(measureRowsHeight(15, 912, wholeRowPx)).toBeLessThan(1000);
  for (const count of [50, 200]) {
    const places = measure(count, { width: 912, height: Math.max(1000, measureRowsHeight(count, 912, leastRowPx)) });
    expect((places[5]?.[1] ?? 0) - (places[0]?.[1] ?? 0)).toBeGreaterThanOrEqual(60);
  }
});

test('on a board that is high enough a phone’s rows leave every tile whole', () => {
  const places = measure(15, { width: 352, height: measureRowsHeight(15, 352, wholeRowPx) });
  expect((places[2]?.[1] ?? 0) - (places[0]?.[1] ?? 0)).toBe(176);
});

test('one tile and none have their places', () => {
  expect(tidyTiles(0, { width: 912, height: 460 })).toEqual([]);
  expect(tidyTiles(1, { width: 912, height: 460 })).toHaveLength(1);
});
