import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const breakAt = (text: string, width: number) => breakLines(text, width, (line) => line.length);

test.each([
  ['one two three', 7, ['one two ', 'three']],
  ['one two', 20, ['one two']],
  ['low-poly pastry', 6, ['low-', 'poly ', 'pastry']],
  ['2019-2022', 6, ['2019-2', '022']],
  ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
  ['first\nsecond', 20, ['first', 'second']],
  ['a\n\nb', 20, ['a', '', 'b']],
  ['検索品質を測る。', 4, ['検索品質', 'を測る。']],
  ['検索品質。そして', 4, ['検索品', '質。そし', 'て']],
  ['あいう「えお」', 4, ['あいう', '「えお」']],
  ['żółw\u0301 abc', 5, ['żółẃ ', 'abc']],
])('%j in a width of %i is %j', (text, width, lines) => {
  expect(breakAt(text, width)).toEqual(lines);
});
