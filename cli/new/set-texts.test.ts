import { expect, test } from 'vitest';
import { setTexts } from './set-texts.ts';

test('values are replaced, and everything else stays byte for byte', () => {
  const source = '# note\r\n\r\ntitle:   "Old"   # behind\r\nlist:\r\n  - { a: 1,  b: two }\r\n  - day: 2025-01-01\r\n';
  const texts = [
    { path: ['list', 1, 'day'], value: '2026-02-03' },
    { path: ['title'], value: 'New: and longer than it was before, by so much that it would not fit a line of eighty' },
    { path: ['missing', 'key'], value: 'nowhere' },
  ];
  expect(setTexts(source, texts)).toBe(
    source
      .replace('"Old"', '"New: and longer than it was before, by so much that it would not fit a line of eighty"')
      .replace('2025-01-01', '2026-02-03'),
  );
});
