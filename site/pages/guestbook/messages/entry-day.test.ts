import { expect, test } from 'vitest';
import { createDayFormat } from './entry-day.ts';

test('a day has a short month, a two-digit day and the full year', () => {
  expect(createDayFormat('en', 'UTC').format(Date.UTC(2025, 9, 5))).toBe('Oct 05, 2025');
  expect(createDayFormat('en', 'UTC').format(Date.UTC(2025, 11, 24))).toBe('Dec 24, 2025');
});

test("a day is written in the site's language", () => {
  expect(createDayFormat('de', 'UTC').format(Date.UTC(2025, 9, 5))).toBe('05. Okt. 2025');
});

test('the day is the one in the time zone of the visitor', () => {
  const lateEvening = Date.UTC(2025, 9, 5, 23, 30);
  expect(createDayFormat('en', 'Asia/Tokyo').format(lateEvening)).toBe('Oct 06, 2025');
});
