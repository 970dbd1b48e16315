import { expect, test } from 'vitest';
import { spliceText, tidyText } from './splice-text.ts';

test('a text keeps its byte order mark and the ending of each line', () => {
  const written = '\ufeffone\r\ntwo\nthree\rfour';
  const tidy = tidyText(written);
  expect(tidy).toBe('one\ntwo\nthree\nfour');
  const [two, four] = [tidy.indexOf('two'), tidy.indexOf('four')];
  const edits = [
    { start: two, end: two + 3, text: 'zwei' },
    { start: four, end: four, text: 'new\n' },
    { start: tidy.length, end: tidy.length, text: '!' },
  ];
  expect(spliceText(written, edits)).toBe('\ufeffone\r\nzwei\nthree\rnew\r\nfour!');
  expect(spliceText(written, [])).toBe(written);
});

test('edits that overlap throw', () => {
  const edits = [
    { start: 0, end: 2, text: 'x' },
    { start: 1, end: 3, text: 'y' },
  ];
  expect(() => spliceText('four', edits)).toThrow('overlap');
});
