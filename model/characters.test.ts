import { expect, test } from 'vitest';
import { findNeighbours, readDescription, readDetails } from './characters.ts';

test("details of '.' mean none", () => {
  expect(readDetails('.')).toBeUndefined();
  expect(readDetails(' .\n')).toBeUndefined();
});

test('details that only contain a full stop are details', () => {
  expect(readDetails('Sleeps a lot.')).toBe('Sleeps a lot.');
  expect(readDetails('...')).toBe('...');
});

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the neighbours are those before and after, around the ends', () => {
  expect(findNeighbours(items, 'b')).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
  expect(findNeighbours(items, 'a')).toEqual({ previous: { id: 'c' }, next: { id: 'b' } });
  expect(findNeighbours(items, 'c')).toEqual({ previous: { id: 'b' }, next: { id: 'a' } });
});

test('who is alone, or unknown, has no neighbours', () => {
  expect(findNeighbours([{ id: 'a' }], 'a')).toBeUndefined();
  expect(findNeighbours(items, 'x')).toBeUndefined();
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
