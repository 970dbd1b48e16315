import { describe, expect, it } from 'vitest';
import { readCounterAddress } from './counter-address.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const read = (name: string, query = '') => readCounterAddress(name, new URLSearchParams(query), nowMs);

describe('the path', () => {
  it.each([
    ['%2F.json', '/'],
    ['/.json', '/'],
    ['.json', ''],
    ['%2Fguestbook.json', '/guestbook'],
    ['/test.html.json', '/test.html'],
    ['TOTAL.json', 'TOTAL'],
    ['%2Fcaf%C3%A9.json', '/caf\u00E9'],
  ])('of %s is %j', (name, path) => {
    expect(read(name)).toEqual({ path });
  });

  it.each([
    ['%2F.html', 'Unknown extension: "html". Counts are available as .json.'],
    ['%2F.svg', 'Unknown extension: "svg". Counts are available as .json.'],
    ['%2F', 'Unknown extension: "". Counts are available as .json.'],
    ['', 'Unknown extension: "". Counts are available as .json.'],
    ['%zz.json', 'The path is not encoded correctly.'],
  ])('of %j is refused: %s', (name, problem) => {
    expect(read(name)).toEqual({ problem });
  });
});

describe('the days', () => {
  it.each([
    ['start=2026-11-01&end=2026-11-20', '2026-11-01', '2026-11-20'],
    ['start=2026-11-01', '2026-11-01', '9999-12-31'],
    ['end=2024-02-29', '0000-01-01', '2024-02-29'],
    ['start=week', '2026-11-14', '9999-12-31'],
    ['start=month', '2026-10-22', '9999-12-31'],
    ['start=year&end=2026-01-31', '2025-11-21', '2026-01-31'],
  ])('of %s are %s to %s', (query, firstDay, lastDay) => {
    expect(read('%2F.json', query)).toEqual({ path: '/', range: { firstDay, lastDay } });
  });

  it.each(['start=&end=', 'style=x&no_branding=1'])('are all of them with %j', (query) => {
    expect(read('%2F.json', query)).toEqual({ path: '/' });
  });

  it.each([
    ['start=yesterday', 'start must be a day such as 2026-11-21, or week, month or year.'],
    ['start=2026-02-30', 'start must be a day such as 2026-11-21, or week, month or year.'],
    ['start=2026-13-01', 'start must be a day such as 2026-11-21, or week, month or year.'],
    ['start=toString', 'start must be a day such as 2026-11-21, or week, month or year.'],
    ['end=week', 'end must be a day such as 2026-11-21.'],
    ['end=2026-1-1', 'end must be a day such as 2026-11-21.'],
  ])('of %s are refused: %s', (query, problem) => {
    expect(read('%2F.json', query)).toEqual({ problem });
  });
});
