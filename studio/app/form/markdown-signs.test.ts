import { expect, test } from 'vitest';
import { addLink, toggleList, toggleSign } from './markdown-signs.ts';

/** What is selected stands between ‹ and ›. */
function read(marked: string) {
  const start = marked.indexOf('‹');
  return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 };
}
const show = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

test.each([
  ['one ‹two›', '**', 'one **‹two›**'],
  ['one **‹two›**', '**', 'one ‹two›'],
  ['one ‹two ›three', '**', 'one **‹two›** three'],
  ['**‹two›**', '*', '***‹two›***'],
  ['*‹two›*', '*', '‹two›'],
  ['‹›', '**', '**‹›**'],
] as const)('%s with %s is %s', (before, sign, after) => expect(show(toggleSign(read(before), sign))).toBe(after));

test('a link has its address selected, to be written over', () => {
  expect(show(addLink(read('see ‹the pond›'), 'words'))).toBe('see [the pond](‹https://›)');
  expect(show(addLink(read('see ‹›'), 'words'))).toBe('see [words](‹https://›)');
});

test('lines become a list after an empty line, and lines again', () => {
  expect(show(toggleList(read('Hello\n‹one\ntwo›')))).toBe('Hello\n\n‹- one\n- two›');
  expect(show(toggleList(read('Hello\n\n‹- one\n- two›')))).toBe('Hello\n\n‹one\ntwo›');
});
