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
  isFromMarkup: true,
  isOpen: false,
  ...more,
});
const late = { isFromMarkup: false };
const compare = (transfers: Transfer[]) =>
  compareWithBudget(
    '/somewhere',
    weighPage(transfers, ({ isFromMarkup }) => isFromMarkup),
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
  expect(findExcess([transfer(kind, limit, more)])).toEqual([]);
  expect(findExcess([transfer(kind, limit + 1, more)])).toEqual([name]);
});

test('what scripts fetch is no request before load, whatever it is', () => {
  const many = Array.from({ length: (limits.requests ?? 0) + 1 }, () => transfer('pictures', 1));
  expect(findExcess(many)).toEqual(['requests']);
  expect(findExcess(many.map((one) => ({ ...one, ...late })))).toEqual([]);
});

test('a song counts by its request, and not by what came of it', () => {
  const songs = Array.from({ length: (limits.songs ?? 0) + 1 }, () => transfer('songs', 1_000_000, late));
  expect(findExcess(songs)).toEqual(['songs']);
});

test('a script that only another script names is one chunk too many', () => {
  const first = transfer('JavaScript', 1, { url: 'https://site.test/first.js', initiator: 'https://site.test/' });
  const second = transfer('JavaScript', 1, { url: 'https://site.test/second.js', initiator: first.url });
  expect(findExcess([first, { ...second, initiator: 'https://site.test/' }])).toEqual([]);
  expect(findExcess([second, first])).toEqual(['chunksInRow']);
});

test('Home has limits of its own', () => {
  const [home, other] = ['/', '/somewhere'].map((kind) =>
    compareWithBudget(
      kind,
      weighPage([], () => true),
    ).map(({ limit }) => limit),
  );
  expect(home).not.toEqual(other);
});

test('each excess is a sentence with what came and what may come', () => {
  const css = (limits.css ?? 0) + 1;
  const lines = formatRows(compare([transfer('CSS', css)])).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^/somewhere +1 +${css.toLocaleString('en')} `));
  expect(lines[2]).toBe(
    `TOO MUCH  /somewhere  CSS: ${css.toLocaleString('en')} of ${limits.css?.toLocaleString('en')}`,
  );
});
