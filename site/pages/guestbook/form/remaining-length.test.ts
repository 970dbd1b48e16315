import { expect, test } from 'vitest';
import { describeRemainingLength } from './remaining-length.ts';

test.each([
  [0, ''],
  [899, ''],
  [900, 'At most 100 characters left'],
  [949, 'At most 100 characters left'],
  [950, 'At most 50 characters left'],
  [980, 'At most 20 characters left'],
  [990, 'At most 10 characters left'],
  [999, 'At most 10 characters left'],
  [1000, 'No characters left'],
  [1200, 'No characters left'],
])('at %i characters the announcement is %j', (length, sentence) => {
  expect(describeRemainingLength(length)).toBe(sentence);
});
