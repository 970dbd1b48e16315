import { expect, test } from 'vitest';
import { encodePath, normalisePath, pathOf, queryOf } from './url-path.ts';

test.each([
  ['http://localhost:3000/', '/', ''],
  ['http://localhost/aboutme?from=/x?y', '/aboutme', '?from=/x?y'],
  ['https://bonbon.example/a%20b/', '/a%20b/', ''],
  ['http://[::1]:3000/?', '/', '?'],
])('%s has the path %s and the query "%s"', (url, path, query) => {
  expect(pathOf(url)).toBe(path);
  expect(queryOf(url)).toBe(query);
});

test("a file's path is encoded segment by segment", () => {
  expect(encodePath('music/caf\u00e9 & 100%.mp3')).toBe('music/caf%C3%A9%20%26%20100%25.mp3');
});

test.each([
  ['/%61boutme', '/aboutme'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/a&b', '/a%26b'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a..b/..c', '/a..b/..c'],
  ['//', '//'],
])('%s is normalised to %s', (path, normalised) => {
  expect(normalisePath(path)).toBe(normalised);
});

test.each([
  '/%zz',
  '/%',
  '/%c3',
  '/%00',
  '/a%00.html',
  '/../x',
  '/%2e%2e/x',
  '/..%2f..%2fetc/passwd',
  '/a%2f%2e%2e%2fb',
  '/..%5c..%5cetc',
  '/..\\..\\etc',
])('%s is malformed', (path) => {
  expect(normalisePath(path)).toBeUndefined();
});
