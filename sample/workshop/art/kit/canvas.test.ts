import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';

/** The canvas as text: `#` for each pixel of the colour. */
const show = (c: Canvas, colour: string) =>
  Array.from({ length: c.h }, (_, y) =>
    Array.from({ length: c.w }, (_, x) => (c.get(x, y) === colour ? '#' : '.')).join(''),
  );

const pink = '#ee4586';
const berry = '#4b0f31';

test('a pixel belongs to a shape if its centre is inside', () => {
  expect(show(new Canvas(6, 4).polygon('1,0 5,0 5,3 1,3', '5'), pink)).toEqual([
    '.####.',
    '.####.',
    '.####.',
    '......',
  ]);
  expect(show(new Canvas(4, 4).disc(2, 2, 2, '5'), pink)).toEqual(['.##.', '####', '####', '.##.']);
});

test('a part gets an outline with open corners, and where it is empty the picture below stays', () => {
  const c = new Canvas(5, 5, 'w').part((l) => l.rect(2, 2, 1, 1, '5'));
  expect(show(c, berry)).toEqual(['.....', '..#..', '.#.#.', '..#..', '.....']);
  expect(c.get(1, 1)).toBe('#ffffff');
});

test('shade colours the pixels at the edge in the given direction', () => {
  const c = new Canvas(5, 3).rect(1, 0, 3, 2, '5').shade('5', 'o', 1, 1);
  expect(show(c, berry)).toEqual(['...#.', '.###.', '.....']);
});

test('inside draws only on pixels that have a colour', () => {
  const c = new Canvas(4, 2).rect(0, 0, 2, 1, 'o').inside((l) => l.rect(1, 0, 3, 2, '5'));
  expect(show(c, pink)).toEqual(['.#..', '....']);
});

test('a thin line has no double corners', () => {
  expect(show(new Canvas(4, 3).thin('0,0 1,0 1,1 3,2', '5', false), pink)).toEqual(['#...', '.#..', '..##']);
});

test('an unknown colour is an error that names it', () => {
  expect(() => new Canvas(1, 1).set(0, 0, 'pink')).toThrow('"pink" is neither a palette code nor a #rrggbb colour');
});
