import { expect, test } from 'vitest';
import { findNeighbours, readDescription, readDetails, turnIndex } from './characters.ts';

const characters = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test("details of '.' mean none", () => {
  expect(readDetails('.')).toBeUndefined();
  expect(readDetails(' .\n')).toBeUndefined();
});

test('details that only contain a full stop are details', () => {
  expect(readDetails('Sleeps a lot.')).toBe('Sleeps a lot.');
  expect(readDetails('...')).toBe('...');
});

test('the index of an image wraps at both ends', () => {
  expect(turnIndex(0, 1, 4)).toBe(1);
  expect(turnIndex(3, 1, 4)).toBe(0);
  expect(turnIndex(0, -1, 4)).toBe(3);
});

test('the neighbours are the characters before and after, wrapping at both ends', () => {
  expect(findNeighbours(characters, 'b')).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
  expect(findNeighbours(characters, 'a')).toEqual({ previous: { id: 'c' }, next: { id: 'b' } });
  expect(findNeighbours(characters, 'c')).toEqual({ previous: { id: 'b' }, next: { id: 'a' } });
});

test('an only or unknown character has no neighbours', () => {
  expect(findNeighbours([{ id: 'a' }], 'a')).toBeUndefined();
  expect(findNeighbours(characters, 'x')).toBeUndefined();
  expect(findNeighbours([], 'x')).toBeUndefined();
});

test("a description is the artist's credit line, a line break, then text", () => {
  expect(readDescription('Art by @example\nThe hare is called Gerald.\nIt outranks me.\n')).toEqual({
    credit: 'Art by @example',
    text: 'The hare is called Gerald.\nIt outranks me.',
  });
});

test('a description of one line is a credit without text', () => {
  expect(readDescription('Art by @example')).toEqual({ credit: 'Art by @example', text: '' });
});
