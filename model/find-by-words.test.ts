import { expect, test } from 'vitest';
import { findByWords } from './find-by-words.ts';

const characters = [
  { name: 'Old Foxglove', tags: ['Witch'] },
  { name: 'Praline', tags: ['Chocolate fox', 'Winter story'] },
  { name: 'Fox', tags: ['Fox'] },
  { name: 'Señor Ñandú', tags: ['Bird', 'Winter story'] },
];
const find = (query: string) => findByWords(characters, query, (character) => character).map(({ name }) => name);

test('a name that begins with the query comes first, then names that contain it, then tags', () => {
  expect(find('fox')).toEqual(['Fox', 'Old Foxglove', 'Praline']);
});

test('every word of the query is needed, in the name or in any tag', () => {
  expect(find('winter')).toEqual(['Praline', 'Señor Ñandú']);
  expect(find('winter bird')).toEqual(['Señor Ñandú']);
  expect(find('fox bird')).toEqual([]);
});

test('capitals, accents and extra spaces make no difference', () => {
  expect(find('  SENOR  nandu ')).toEqual(['Señor Ñandú']);
  expect(find('señor')).toEqual(['Señor Ñandú']);
});

test('a query without words finds nothing', () => {
  expect(find('')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

test('a word does not continue from one tag into the next', () => {
  expect(find('foxwinter')).toEqual([]);
});
