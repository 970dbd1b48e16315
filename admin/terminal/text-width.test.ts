import { expect, it } from 'vitest';
import { fitWidth, measureWidth, wrapText } from './text-width.ts';

it('counts wide letters and emoji as two columns, and marks that stand on a letter as none', () => {
  expect(measureWidth('Praline')).toBe(7);
  expect(measureWidth('日本語')).toBe(6);
  expect(measureWidth('한국')).toBe(4);
  expect(measureWidth('ＡＢ')).toBe(4);
  expect(measureWidth('e\u0301')).toBe(1);
  expect(measureWidth('🎉')).toBe(2);
  expect(measureWidth('👩‍👩‍👧‍👦')).toBe(2);
  expect(measureWidth('🇫🇷')).toBe(2);
  expect(measureWidth('❤️')).toBe(2);
  expect(measureWidth('é ﷽')).toBe(3);
  expect(measureWidth('ﾊﾟﾋﾟ')).toBe(4);
  expect(measureWidth('กำ')).toBe(2);
  expect(measureWidth('☰')).toBe(2);
});

it('cuts a text so that it never gets wider than asked, and never within a letter', () => {
  expect(fitWidth('Praline', 9)).toBe('Praline  ');
  expect(fitWidth('Praline', 7)).toBe('Praline');
  expect(fitWidth('Praline', 4)).toBe('Pra…');
  expect(fitWidth('日本語', 4)).toBe('日… ');
  expect(fitWidth('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3)).toBe('👩‍👩‍👧‍👦…');
  for (const text of ['日本語の名前', '🎉🎉🎉', 'e\u0301e\u0301e\u0301e\u0301']) {
    for (const width of [1, 2, 3, 5]) expect(measureWidth(fitWidth(text, width))).toBe(width);
  }
});

it('wraps between words, keeps line breaks, and breaks words that are wider than a line', () => {
  expect(wrapText('one two three\n\nfour', 7)).toEqual(['one two', 'three', '', 'four']);
  expect(wrapText('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(wrapText('日本語の名前', 5)).toEqual(['日本', '語の', '名前']);
});
