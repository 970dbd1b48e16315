import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isWithin } from './folder-within.ts';

test.each([
  ['/houses/mine', true],
  ['/houses/mine/data', true],
  ['/houses/mine/..data', true],
  ['/houses/mine-2', false],
  ['/houses', false],
  ['/', false],
])('%s is in /houses/mine: %s', (path, expected) => {
  expect(isWithin('/houses/mine', path, posix)).toBe(expected);
});

test.each([
  ['C:\\houses\\mine', true],
  ['c:\\Houses\\Mine\\data', true],
  ['C:/houses/mine/data', true],
  ['C:\\houses\\mine-2', false],
  ['C:\\', false],
  ['D:\\houses\\mine\\data', false],
  ['\\\\nas\\houses\\mine', false],
])('on Windows, %s is in C:\\houses\\mine: %s', (path, expected) => {
  expect(isWithin('C:\\houses\\mine', path, win32)).toBe(expected);
});
