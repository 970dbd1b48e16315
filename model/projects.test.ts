import { expect, test } from 'vitest';
import { arrangeProcess, choosePictureSide, findLiveAddress, findProcess } from './projects.ts';
import type { ProcessBlock } from './projects-schema.ts';

test('a non-empty link is a live site', () => {
  expect(findLiveAddress({ link: 'https://demo.example/' })).toBe('https://demo.example/');
});

test.each([undefined, '', '  '])('the link %j means no live site', (link) => {
  expect(findLiveAddress({ link })).toBeUndefined();
});

test('pictures change sides from card to card, the first is on the left', () => {
  expect([0, 1, 2, 3].map(choosePictureSide)).toEqual(['left', 'right', 'left', 'right']);
});

test('an empty development process counts as none', () => {
  expect(findProcess({})).toBeUndefined();
  expect(findProcess({ developmentProcess: [] })).toBeUndefined();
  expect(findProcess({ developmentProcess: [{ type: 'paragraph', content: 'It rained.' }] })).toHaveLength(1);
});

const section = (letters: number): ProcessBlock => ({ type: 'section', title: 'Tea', content: 't'.repeat(letters) });
const paragraph: ProcessBlock = { type: 'paragraph', content: 'It rained.' };
const arrange = (...blocks: ProcessBlock[]) =>
  arrangeProcess(blocks).map((columns) => columns.map((column) => column.map(({ index }) => index)));

test('sections stand in two columns of about the same height, in their order', () => {
  expect(arrange(section(900), section(100), section(100), section(100))).toEqual([[[0], [1, 2, 3]]]);
  expect(arrange(section(100), section(100), section(100), section(100))).toEqual([
    [
      [0, 1],
      [2, 3],
    ],
  ]);
});

test('a list counts as long as its items', () => {
  const list: ProcessBlock = {
    type: 'section',
    title: 'Tea',
    items: Array.from({ length: 9 }, () => 'leaf '.repeat(12)),
  };
  expect(arrange(list, section(10), section(10), section(10))).toEqual([[[0], [1, 2, 3]]]);
});

test('paragraphs, and the last of an odd number of sections, have rows of their own', () => {
  expect(arrange(paragraph, section(10), section(10), section(10), paragraph, section(10))).toEqual([
    [[0]],
    [[1], [2]],
    [[3]],
    [[4]],
    [[5]],
  ]);
  expect(arrangeProcess([])).toEqual([]);
});
