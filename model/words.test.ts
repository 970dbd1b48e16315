import { expect, test } from 'vitest';
import { fillWords, listPlaceholders } from './words.ts';

test('values replace their placeholders, in any order', () => {
  expect(fillWords('{current} of {total}', { current: 2, total: 5 })).toBe('2 of 5');
  expect(fillWords('{total}枚中{current}枚目', { current: 2, total: 5 })).toBe('5枚中2枚目');
});

test('a value is inserted unchanged, even with placeholders or dollar signs in it', () => {
  expect(fillWords('{title} by {artist}', { title: '{artist}', artist: '$& $1' })).toBe('{artist} by $& $1');
});

test('braces without a value stay as they are', () => {
  expect(fillWords('{nobody} { } {}', {})).toBe('{nobody} { } {}');
  expect(listPlaceholders('{one} and {two} { three }')).toEqual(['one', 'two']);
});
