import { describe, expect, test } from 'vitest';
import { placeOf } from './guestbook-links.ts';
import { listMonths, sortMonths } from './guestbook-months.ts';
import { linkPages, placeBehind } from './guestbook-page-links.ts';
import { readBookQuery, readPlace, writeBookQuery, writePlace } from './guestbook-pages.ts';

describe('readPlace', () => {
  test.each(['0', '1764547200000', '1764547200000.17', '8640000000000000'])('reads %s', (text) => {
    const place = readPlace(text);
    expect(place && writePlace(place)).toBe(text);
  });

  test.each(['', null, '-1', '1.', '.1', '1.2.3', '8640000000000001', '1e5', ' 1', "1' or 1", '12345678901234567'])(
    'refuses %j',
    (text) => expect(readPlace(text)).toBeUndefined(),
  );
});

test('a place names an entry only if the next one is of the same millisecond', () => {
  expect(placeBehind({ time: 5, id: '5' }, { time: 4 })).toEqual({ time: 5, id: '' });
  expect(placeBehind({ time: 5, id: '6' }, { time: 5 })).toEqual({ time: 5, id: '6' });
});

test('an entry is on the page that its own place begins', () => {
  expect(placeOf({ time: 5 })).toEqual({ time: 6, id: '' });
});

test('months go from the newest message to the oldest, across years, and each place is the end of its month', () => {
  const months = listMonths({ oldestMs: Date.UTC(2025, 10, 30, 23, 59), newestMs: Date.UTC(2026, 0, 1) });
  expect(
    months.map(({ month, place }) => [new Date(month).toISOString().slice(0, 7), new Date(place.time).toISOString()]),
  ).toEqual([
    ['2026-01', '2026-02-01T00:00:00.000Z'],
    ['2025-12', '2026-01-01T00:00:00.000Z'],
    ['2025-11', '2025-12-01T00:00:00.000Z'],
  ]);
});

test('counted months are those that have messages', () => {
  expect(
    listMonths({
      months: [
        ['2026-02', 3],
        ['2025-12', 1],
      ],
    }),
  ).toEqual([
    { month: Date.UTC(2026, 1), place: { time: Date.UTC(2026, 2), id: '' }, count: 3 },
    { month: Date.UTC(2025, 11), place: { time: Date.UTC(2026, 0), id: '' }, count: 1 },
  ]);
  expect(listMonths({})).toEqual([]);
});

test('months of a backend are sorted, and what is none is left out', () => {
  const rows = [
    { month: '2025-12', count: 1 },
    { month: '2026-02', count: 3 },
    { month: '2026-13', count: 3 },
    { month: '2026-01', count: 0 },
    {},
  ];
  expect(sortMonths(rows)).toEqual([
    ['2026-02', 3],
    ['2025-12', 1],
  ]);
});

test('months of a wrong clock do not fill the memory', () => {
  expect(listMonths({ oldestMs: 0, newestMs: 8.64e15 }).length).toBeLessThan(1300);
});

describe('linkPages', () => {
  const at = (...times: number[]) => times.map((time) => ({ time, id: String(time) }));

  test('links to older ones if there are any', () => {
    expect(linkPages(at(9, 8, 7), undefined, 2)).toEqual({ older: '8' });
    expect(linkPages(at(9, 8), undefined, 2)).toEqual({});
  });

  test('links to the page just above, or to the newest', () => {
    expect(linkPages(at(5, 4), at(6, 7, 8), 2)).toEqual({ newer: '8.8' });
    expect(linkPages(at(5, 4), at(6, 7), 2)).toEqual({ newer: '' });
  });
});

describe('the query of an address', () => {
  test.each<[string, string]>([
    ['', ''],
    ['?find=&before=', ''],
    ['?find=++&utm_source=x', ''],
    ['?before=5', '?before=5'],
    ['?before=yesterday&find=moth', '?find=moth'],
    ['?find=%20Moth%0A%26%23&before=5.7', '?find=Moth+%26%23&before=5.7'],
    [`?find=${'x'.repeat(200)}`, `?find=${'x'.repeat(80)}`],
  ])('%s is %s', (query, same) => {
    const { find, before } = readBookQuery(query);
    expect(writeBookQuery({ find, before: before && writePlace(before) })).toBe(same);
  });
});
