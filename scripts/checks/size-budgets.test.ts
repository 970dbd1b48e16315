import { expect, test } from 'vitest';
import type { LoadedFile } from './first-load.ts';
import { addUp, isWithinBudget } from './size-budgets.ts';

const breaks = (kind: LoadedFile['kind'], bytes: number) =>
  addUp([{ kind, file: 'x', bytes }])
    .filter((row) => !isWithinBudget(row))
    .map(({ name }) => name);

test.each([
  ['javascript', 80_000, 'JavaScript'],
  ['css', 16_500, 'CSS'],
  ['fonts', 90_000, 'fonts'],
  ['images', 250_000, 'all together'],
  ['html', 250_000, 'all together'],
] as const)('Home may load %s up to %i bytes', (kind, limit, name) => {
  expect(breaks(kind, limit)).toEqual([]);
  expect(breaks(kind, limit + 1)).toEqual([name]);
});

test('all kinds together are counted', () => {
  const files = (['html', 'javascript', 'css', 'fonts', 'images'] as const).map((kind) => ({
    kind,
    file: kind,
    bytes: 10,
  }));
  expect(addUp(files).at(-1)).toEqual({ name: 'all together', bytes: 50, limit: 250_000, files: 5 });
});
