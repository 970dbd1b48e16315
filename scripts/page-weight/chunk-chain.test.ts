import { expect, test } from 'vitest';
import { countChunksInRow } from './chunk-chain.ts';

const script = (url: string, initiator?: string) => ({ url, kind: 'JavaScript' as const, initiator });

test('scripts that the page names are one in a row, however many they are', () => {
  expect(countChunksInRow([])).toBe(0);
  expect(countChunksInRow([script('a.js', 'page'), script('b.js', 'page')])).toBe(1);
});

test('the longest row counts, in whatever order its scripts were requested', () => {
  const scripts = [script('c.js', 'b.js'), script('a.js', 'page'), script('b.js', 'a.js'), script('d.js', 'a.js')];
  expect(countChunksInRow(scripts)).toBe(3);
});

test('what is between two scripts and is none, such as a style sheet, ends a row', () => {
  const style = { url: 'a.css', kind: 'CSS' as const, initiator: 'a.js' };
  expect(countChunksInRow([script('a.js', 'page'), style, script('b.js', 'a.css')])).toBe(1);
});

test('scripts that name each other end', () => {
  expect(countChunksInRow([script('a.js', 'b.js'), script('b.js', 'a.js')])).toBe(2);
});
