import { expect, test } from 'vitest';
import { allowsRange, isUnchanged } from './revalidation.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b","c", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"A"', false],
  ['', false],
  [undefined, false],
])('"If-None-Match: %s" matches the entity tag "a": %s', (header, isMatch) => {
  expect(isUnchanged(header, '"a"')).toBe(isMatch);
});

test.each([
  [undefined, true],
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  ['Sat, 21 Nov 2026 19:00:00 GMT', false],
])('"If-Range: %s" allows a range of the entity tag "a": %s', (header, isAllowed) => {
  expect(allowsRange(header, '"a"')).toBe(isAllowed);
});
