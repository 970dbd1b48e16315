import { expect, test } from 'vitest';
import { compareWithBudget, formatRows, isOverBudget } from './budgets.ts';
import { weighPage } from './page-weight.ts';
import type { Transfer } from './transfers.ts';

const transfer = (kind: Transfer['kind'], bytes: number, more: Partial<Transfer> = {}): Transfer => ({
  url: `https://site.test/${kind}`,
  kind,
  bytes,
  startedMs: 0,
  initiator: undefined,
  isOpen: false,
  ...more,
});
const loadedMs = 1;
const late = { startedMs: 2 };
const compare = (transfers: Transfer[]) =>
  compareWithBudget(
    '/somewhere',
    weighPage(transfers, ({ startedMs }) => startedMs < loadedMs),
  );
const findExcess = (transfers: Transfer[]) =>
  compare(transfers)
    .filter(isOverBudget)
    .map(({ name }) => name);
const limits = Object.fromEntries(compare([]).map(({ name, limit }) => [name, limit]));

test.each([
  ['javascript', 'JavaScript', {}],
  ['css', 'CSS', {}],
  ['fonts', 'fonts', {}],
  ['bytes', 'pictures', {}],
  ['bytes', 'HTML', {}],
  ['bytesAfterLoad', 'JavaScript', late],
  ['bytesAfterLoad', 'other', late],
] as const)('the limit of %s is the most that a page may fetch (%s)', (name, kind, more) => {
  const limit = limits[name] ?? 0;
  const half = transfer(kind, limit / 2, more);
  expect(findExcess([half, half])).toEqual([]);
  expect(findExcess([half, half, transfer(kind, 1, more)])).toEqual([name]);
});

test('no style file may be larger than its limit', () => {
  const limit = limits.largestCss ?? 0;
  expect(findExcess([transfer('CSS', limit), transfer('CSS', 1)])).toEqual([]);
  expect(findExcess([transfer('CSS', limit + 1)])).toEqual(['largestCss']);
});

test('what is requested after the load event is no request before load, whatever it is', () => {
  const many = Array.from({ length: (limits.requests ?? 0) + 1 }, () => transfer('pictures', 1));
  expect(findExcess(many)).toEqual(['requests']);
  expect(findExcess(many.map((one) => ({ ...one, ...late })))).toEqual([]);
});

test('a song counts by its request, and not by what came of it', () => {
  const songs = Array.from({ length: (limits.songs ?? 0) + 1 }, () => transfer('songs', 1_000_000, late));
  expect(findExcess(songs)).toEqual(['songs']);
});

test('a script that only the entry names is one chunk too many', () => {
  const script = (name: string, initiator: string) =>
    transfer('JavaScript', 1, { url: `https://site.test/${name}.js`, initiator });
  const first = script('first', 'https://site.test/');
  const entry = script('entry', first.url);
  expect(findExcess([first, entry, script('page', first.url)])).toEqual([]);
  expect(findExcess([first, entry, script('page', entry.url)])).toEqual(['chunksInRow']);
});

test('the guestbook has limits of its own', () => {
  const [guestbook, other] = ['/guestbook', '/somewhere'].map((kind) =>
    compareWithBudget(
      kind,
      weighPage([], () => true),
    ).map(({ limit }) => limit),
  );
  expect(guestbook).not.toEqual(other);
});

test('each excess is a sentence with what came and what may come', () => {
  const css = (limits.css ?? 0) + 1;
  const lines = formatRows(compare([transfer('CSS', css / 2), transfer('CSS', css / 2)])).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^/somewhere +2 +${css.toLocaleString('en')} `));
  expect(lines[2]).toBe(
    `TOO MUCH  /somewhere  CSS: ${css.toLocaleString('en')} of ${limits.css?.toLocaleString('en')}`,
  );
});
