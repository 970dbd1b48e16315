import { expect, test } from 'vitest';
import { findSpan } from './mascot.ts';

const spans = [
  { name: 'asleep', from: 23, to: 6 },
  { name: 'breakfast', from: 6, to: 9 },
];

test.each([
  [22, undefined],
  [23, 'asleep'],
  [0, 'asleep'],
  [5, 'asleep'],
  [6, 'breakfast'],
  [8, 'breakfast'],
  [9, undefined],
])('at %i o’clock the mood is %s', (hour, name) => {
  expect(findSpan(spans, hour)?.name).toBe(name);
});

test('if two moods have the same hour, the first is used', () => {
  expect(findSpan([{ name: 'party', from: 0, to: 24 }, ...spans], 7)?.name).toBe('party');
});
