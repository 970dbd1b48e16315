import { expect, test } from 'vitest';
import { choosePictureSide, findLiveAddress, findProcess } from './projects.ts';

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
