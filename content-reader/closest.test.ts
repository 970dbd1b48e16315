import { expect, test } from 'vitest';
import { countEdits, findClosest } from './closest.ts';

test.each([
  ['cta', 'cat', 1],
  ['tittle', 'title', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
  ['kitten', 'sitting', 3],
])('%s becomes %s with %i edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
});

test('the closest candidate is the one with the fewest edits', () => {
  expect(findClosest('subtile', ['title', 'subtitle', 'mascot'])).toBe('subtitle');
});

test('capital letters make no difference', () => {
  expect(findClosest('VIDEOID', ['videoId', 'file'])).toBe('videoId');
});

test('a word that differs in more than a third of its letters is not close', () => {
  expect(findClosest('mascot', ['bubble', 'title'])).toBeUndefined();
});
