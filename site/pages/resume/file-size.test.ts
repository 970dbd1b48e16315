import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '1 kB'],
  [400, '1 kB'],
  [53_510, '54 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [1_440_000, '1.4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text);
});
