import { expect, test } from 'vitest';
import { markDifference } from './mark-difference.ts';

test('what differs is marked in whole words', () => {
  expect(markDifference('this is the drawer where', 'this is the dresser where')).toEqual([
    ['this is the ', 'drawer', ' where'],
    ['this is the ', 'dresser', ' where'],
  ]);
});

test('words that were only added are marked in one of both', () => {
  expect(markDifference('one two', 'one and two')).toEqual([
    ['one ', '', 'two'],
    ['one ', 'and ', 'two'],
  ]);
});
