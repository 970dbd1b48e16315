import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineFolder } from '#build/engine-folder.ts';
import { makeTestFolder } from './engine-fixture.ts';
import { fillIn } from './fill-in.ts';

const copyStarter = async () => {
  const content = await makeTestFolder();
  await cp(join(engineFolder, 'starter/content'), content, { recursive: true });
  return { content, read: async (file: string) => parse(await readFile(join(content, file), 'utf8')) };
};

test.each([
  'Mochi: the "site" #1',
  "it's 'me'",
  'yes',
  '007',
  '- # &a *b ! | > %',
  '{ back\\slash }',
  '🌸 もち 🌸',
  'مريم',
  '\u200fעדן\u200e',
])('the name %s stands in the files as it was given', async (name) => {
  const { content, read } = await copyStarter();
  await fillIn(content, { name });
  expect(await read('site.yaml')).toMatchObject({ title: name, ownerName: name, language: 'en' });
  expect((await read('resume.yaml')).resume.name).toBe(name);
  expect((await read('buttons.yaml')).mine.alt).toBe(name);
});

test('the first days in a new site are those on which it was made', async () => {
  const { content, read } = await copyStarter();
  await fillIn(content, { today: '2026-02-03' });
  expect((await read('site.yaml')).version.released).toBe('2026-02-03');
  expect((await read('updates.yaml'))[0].date).toBe('2026-02-03');
  expect((await read('home.yaml')).currently.since).toBe('2026-02-03');
});

test('what is not known, and files that are not there, stay as they are', async () => {
  const { content } = await copyStarter();
  const before = await readFile(join(content, 'site.yaml'), 'utf8');
  await fillIn(content, {});
  expect(await readFile(join(content, 'site.yaml'), 'utf8')).toBe(before);
  await expect(fillIn(join(content, 'nowhere'), { name: 'Mochi' })).resolves.toBeUndefined();
});
