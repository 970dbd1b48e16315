import { expect, test } from 'vitest';
import { listPageAddress, listPageLinks, splitList } from './paged-list.ts';

test('a list is split into pages, of which the last one may be shorter', () => {
  expect(splitList(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { number: 1, pageCount: 3, items: ['a', 'b'] },
    { number: 2, pageCount: 3, items: ['c', 'd'] },
    { number: 3, pageCount: 3, items: ['e'] },
  ]);
});

test('a list that fills its pages has no empty one after them, and an empty list has one page', () => {
  expect(splitList(['a', 'b'], 2)).toHaveLength(1);
  expect(splitList(['a', 'b', 'c', 'd'], 2)).toHaveLength(2);
  expect(splitList([], 2)).toEqual([{ number: 1, pageCount: 1, items: [] }]);
});

test("a list's first page has the list's address, and the others have their number in theirs", () => {
  expect([1, 2, 40].map((number) => listPageAddress('/updates', number))).toEqual([
    '/updates',
    '/updates/page/2',
    '/updates/page/40',
  ]);
});

const gap = undefined;

test('the first page, the last one and those around the current one have links', () => {
  expect(listPageLinks(20, 40)).toEqual([1, gap, 19, 20, 21, gap, 40]);
  expect(listPageLinks(1, 40)).toEqual([1, 2, gap, 40]);
  expect(listPageLinks(40, 40)).toEqual([1, gap, 39, 40]);
});

test('a single page between two links has one, too', () => {
  expect(listPageLinks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(listPageLinks(5, 9)).toEqual([1, gap, 4, 5, 6, gap, 9]);
  expect(listPageLinks(1, 3)).toEqual([1, 2, 3]);
});
