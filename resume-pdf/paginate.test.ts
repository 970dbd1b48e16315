import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const unit = (height: number, keepsWithNext = false) => ({ height, gapBefore: 10, parts: [], keepsWithNext });
const topsOf = (units: ReturnType<typeof unit>[]) =>
  paginate(units, 100, 200).map((page) => page.map(({ top }) => top));

test('units stand below each other, with their gaps but for that at the top of a page', () => {
  expect(topsOf([unit(20), unit(20), unit(50), unit(5)])).toEqual([
    [100, 130],
    [100, 160],
  ]);
});

test('what fits to the last point stays', () => {
  expect(topsOf([unit(40), unit(50)])).toEqual([[100, 150]]);
});

test('a title goes to the next page with what it is the title of', () => {
  expect(topsOf([unit(40), unit(10, true), unit(10, true), unit(30)])).toEqual([[100], [100, 120, 140]]);
});
