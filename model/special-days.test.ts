import { expect, test } from 'vitest';
import { findDecoration, usualDays } from './special-days.ts';

const on = (month: number, day: number) => findDecoration(usualDays, new Date(2026, month - 1, day, 20));

test('New Year, Halloween and Christmas have something to see, and other days have not', () => {
  expect([on(12, 31), on(1, 1), on(10, 31), on(12, 24), on(12, 26)]).toEqual([
    'fireworks',
    'fireworks',
    'pumpkins',
    'lights',
    'lights',
  ]);
  expect([on(12, 27), on(6, 15), on(11, 1)]).toEqual([undefined, undefined, undefined]);
});

test("the owner's own list replaces the usual one, and its first match counts", () => {
  const days = [
    { day: '10-31', shows: 'balloons' },
    { day: '10-31', shows: 'pumpkins' },
  ] as const;
  expect(findDecoration(days, new Date(2026, 9, 31))).toBe('balloons');
  expect(findDecoration(days, new Date(2026, 11, 24))).toBeUndefined();
});
