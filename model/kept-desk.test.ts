import { expect, test } from 'vitest';
import { keepDesk, layKeptDesk, readKeptDesk } from './kept-desk.ts';

const positions = [
  { x: 0.25, y: 1, layer: 7 },
  { x: 0, y: 0.1234564, layer: 1 },
];
const others = [
  { x: 0.9, y: 0.9, layer: 0 },
  { x: 0.8, y: 0.8, layer: 1 },
  { x: 0.7, y: 0.7, layer: 2 },
];

test('a kept desk comes back, with the tile on top that was on top, and the stacking counter at its start', () => {
  const kept = readKeptDesk(JSON.parse(JSON.stringify(keepDesk([4, 9], positions))));
  expect(layKeptDesk([4, 9], kept ?? [], others)).toEqual([
    { x: 0.25, y: 1, layer: 2 },
    { x: 0, y: 0.123456, layer: 1 },
  ]);
});

test('a new tile lies where chance puts it, and one that is gone leaves its place', () => {
  const kept = keepDesk([4, 9], positions);
  expect(layKeptDesk([9, 12], kept, others)[1]).toEqual(others[1]);
});

test.each([null, 3, 'x', [null], [{ id: 1, x: -1, y: 0 }], [{ id: 1, x: 0, y: 2_000_000 }], [{ x: 1, y: 1 }]])(
  'what the browser has as %j is no desk',
  (value) => {
    expect(readKeptDesk(value)).toBeUndefined();
  },
);
