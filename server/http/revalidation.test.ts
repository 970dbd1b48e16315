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
])('the header "If-None-Match: %s" knows "a": %s', (header, isKnown) => {
  expect(isUnchanged(header, '"a"')).toBe(isKnown);
});

test.each([
  [undefined, true],
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  ['Sat, 21 Nov 2026 19:00:00 GMT', false],
])('the header "If-Range: %s" allows a part of "a": %s', (header, isAllowed) => {
  expect(allowsRange(header, '"a"')).toBe(isAllowed);
});
