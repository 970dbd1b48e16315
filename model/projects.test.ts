import { expect, test } from 'vitest';
import { choosePictureSide, findLiveAddress, findProcess, findProject } from './projects.ts';
import type { Project } from './projects-schema.ts';

const project = (id: string): Project => ({
  id,
  order: 1,
  title: 'Kettle',
  description: 'It whistles.',
  image: { src: '/kettle.png', width: 4, height: 3, isPixelArt: true },
  alt: 'A kettle.',
});

test('a project is found by the id in its address', () => {
  const projects = [project('proj-1'), project('proj-2')];
  expect(findProject(projects, 'proj-2')).toBe(projects[1]);
});

test.each(['proj-3', 'PROJ-1', '', undefined])('no project has the id %j', (id) => {
  expect(findProject([project('proj-1')], id)).toBeUndefined();
});

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
