import { expect, test } from 'vitest';
import { day, line, tone, webAddress } from '#model/content-fields.ts';
import { findRepair } from './find-repair.ts';

test.each([
  ['a host without https://', webAddress('https://a.example'), 'pond.example/~me', 'https://pond.example/~me'],
  ['an address with a space at its end', webAddress('https://a.example'), 'pond.example ', 'https://pond.example'],
  ['a choice with a typo', tone.default('mint'), 'butte', 'butter'],
  ['a choice in capitals', tone, 'Mint', 'mint'],
  ['a day with slashes', day('2025-10-27'), '2025/1/5', '2025-01-05'],
  ['a number where text belongs', line('V1.0'), 2025, '2025'],
])('%s can be mended', (_what, schema, value, mended) => {
  expect(findRepair(schema, value)).toBe(mended);
});

test.each([
  ['a word where an address belongs', webAddress('https://a.example'), 'pond'],
  ['another choice', tone, 'vermilion'],
  ['a day that is none', day('2025-10-27'), '2025-13-40'],
  ['a text that is too long', line('a', 3), 'abcdef'],
  ['no value', line('a'), undefined],
])('nobody knows what is meant by %s', (_what, schema, value) => {
  expect(findRepair(schema, value)).toBeUndefined();
});
