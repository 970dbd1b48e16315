import { expect, test } from 'vitest';
import { readMarks } from './markdown-marks.ts';
import { changeLink, makeLink, removeMark, toggleList, toggleSign } from './markdown-signs.ts';

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

test.each([
  ['see ‹the pond›', 'see [‹the pond›](/pond)'],
  ['see ‹the pond ›now', 'see [‹the pond›](/pond) now'],
  ['see the po‹›nd, now', 'see the [‹pond›](/pond), now'],
  ['see ‹›', 'see [‹Pond›](/pond)'],
  ['‹[a]›', '[‹\\[a\\]›](/pond)'],
])('a link is made of %s: %s', (before, after) => expect(show(makeLink(read(before), '/pond', 'Pond'))).toBe(after));

test('an address that would end early is written so that it does not', () => {
  expect(makeLink(read('‹x›'), 'https://a.example/(b) c', '').text).toBe('[x](https://a.example/%28b%29%20c)');
});

test('a link gets another address, and goes again', () => {
  const marked = read('see [the p‹o›nd](/pond), now');
  const link = readMarks(marked.text).find(({ kind }) => kind === 'link');
  if (!link) throw new Error('no link');
  expect(show(changeLink(marked, link, '/lake'))).toBe('see [the p‹o›nd](/lake), now');
  expect(show(removeMark(marked, link))).toBe('see the p‹o›nd, now');
});

test('lines become a list after an empty line, and lines again', () => {
  expect(show(toggleList(read('Hello\n‹one\ntwo›')))).toBe('Hello\n\n‹- one\n- two›');
  expect(show(toggleList(read('Hello\n\n‹- one\n- two›')))).toBe('Hello\n\n‹one\ntwo›');
});
