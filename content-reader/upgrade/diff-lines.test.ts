import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const show = (before: string, after: string) =>
  diffLines(before, after).map((lines) => lines.map(({ sign, number, text }) => `${number}${sign}${text}`).join(' '));

test('lines that differ are grouped, with one line of context and the line numbers of an editor', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh';
  expect(show(before, 'a\nb\nC\nd\ne\nf\ng\ng2\nh')).toEqual(['2 b 3-c 3+C 4 d', '7 g 8+g2 9 h']);
  expect(show(before, 'b\nc\nd\ne\nf\ng\nh')).toEqual(['1-a 1 b']);
  expect(show('', 'a')).toEqual(['1- 1+a']);
  expect(show(before, before)).toEqual([]);
});

test('a moved line is shown as removed and added', () => {
  expect(show('a\nb\nc', 'b\nc\na')).toEqual(['1-a 1 b 2 c 3+a']);
});
