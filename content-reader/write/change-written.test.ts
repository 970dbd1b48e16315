import { expect, test } from 'vitest';
import { changeWritten } from './change-written.ts';
import { insertItem } from './list-items.ts';
import { setValue } from './set-value.ts';

test('line ends and a byte order mark stay as they are', () => {
  const written = '\ufeff# top\r\na: one\r\nb:\r\n  - x\r\nc: 1\r\n';
  expect(changeWritten(written, (text) => setValue(text, ['a'], 'two'))).toBe(
    '\ufeff# top\r\na: two\r\nb:\r\n  - x\r\nc: 1\r\n',
  );
  expect(changeWritten(written, (text) => insertItem(text, ['b'], 1, 'y\nz'))).toBe(
    '\ufeff# top\r\na: one\r\nb:\r\n  - x\r\n  - |-\r\n    y\r\n    z\r\nc: 1\r\n',
  );
});

test('lines that end otherwise than the first stay so, too', () => {
  expect(changeWritten('a: 1\nb: 2\r\nc: 3\r', (text) => setValue(text, ['b'], 9))).toBe('a: 1\nb: 9\r\nc: 3\r');
});

test('no change is no change', () => {
  expect(changeWritten('a: 1\r\n', (text) => text)).toBe('a: 1\r\n');
});
