import { expect, test } from 'vitest';
import { listBars, sumBars } from './spans.ts';

// A Saturday.
const noon = Date.UTC(2026, 10, 21, 12);

test('days, weeks from Monday, and months end with the current one', () => {
  expect(listBars('day', 3, noon).map(({ firstDay, label }) => [firstDay, label])).toEqual([
    ['2026-11-19', '19 November'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-21', 'today'],
  ]);
  expect(listBars('week', 2, noon)).toEqual([
    { firstDay: '2026-11-09', lastDay: '2026-11-15', label: 'week of 9 November 2026' },
    { firstDay: '2026-11-16', lastDay: '2026-11-22', label: 'this week' },
  ]);
  expect(listBars('month', 11, noon).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)).toEqual([
    ...['2026-01-01 2026-01-31', '2026-02-01 2026-02-28', '2026-03-01 2026-03-31', '2026-04-01 2026-04-30'],
    ...['2026-05-01 2026-05-31', '2026-06-01 2026-06-30', '2026-07-01 2026-07-31', '2026-08-01 2026-08-31'],
    ...['2026-09-01 2026-09-30', '2026-10-01 2026-10-31', '2026-11-01 2026-11-30'],
  ]);
  expect(listBars('week', 1, Date.UTC(2026, 10, 23, 0))[0]?.firstDay).toBe('2026-11-23');
  expect(listBars('week', 1, Date.UTC(2026, 10, 22, 23, 59))[0]?.firstDay).toBe('2026-11-16');
});

test('a bar is the sum of its days, and 0 where nobody came', () => {
  const days = new Map([
    ['2026-11-15', 1],
    ['2026-11-16', 2],
    ['2026-11-21', 3],
  ]);
  expect(sumBars(listBars('week', 3, noon), days)).toEqual([0, 1, 5]);
  expect(sumBars(listBars('day', 2, noon), days)).toEqual([0, 3]);
  expect(sumBars(listBars('month', 2, noon), days)).toEqual([0, 6]);
});
