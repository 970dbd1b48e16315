import { expect, test } from 'vitest';
import { placeTiles } from './place-tiles.ts';

test('each tile that lies elsewhere than the file says gets its place', () => {
  const items = [{ id: 1, place: [10, 20] }, { id: 2, place: [0, 1000] }, { id: 3 }];
  expect(
    placeTiles('interests.yaml', items, [
      [10, 20],
      [5, 5],
      [7, 8],
    ]),
  ).toEqual([
    { do: 'set', file: 'interests.yaml', path: ['items', 1, 'place'], value: [5, 5] },
    { do: 'set', file: 'interests.yaml', path: ['items', 2, 'place'], value: [7, 8] },
  ]);
});

test('a board that has other tiles than the file is left alone', () => {
  expect(
    placeTiles(
      'interests.yaml',
      [{ id: 1 }],
      [
        [1, 2],
        [3, 4],
      ],
    ),
  ).toEqual([]);
  expect(placeTiles('interests.yaml', undefined, [[1, 2]])).toEqual([]);
});
