import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=500-599', { start: 500, end: 599 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes= 1-2 ', { start: 1, end: 2 }],
])('of 1000 bytes, "%s" is the range %j', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'of 1000 bytes, "%s" is unsatisfiable',
  (header) => {
    expect(parseByteRange(header, 1000)).toBe('unsatisfiable');
  },
);

test('every range of an empty file is unsatisfiable', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable');
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'lines=1-2',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'bytes=1',
  '0-1',
])('the header "Range: %s" is ignored', (header) => {
  expect(parseByteRange(header, 1000)).toBe('whole');
});
