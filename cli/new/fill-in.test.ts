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
])('the name %s is in the files as it was typed', async (name) => {
  const { content, read } = await copyStarter();
  await fillIn(content, { name });
  expect(await read('site.yaml')).toMatchObject({ title: name, ownerName: name, language: 'en' });
  expect((await read('resume.yaml')).resume.name).toBe(name);
  expect((await read('buttons.yaml')).mine.alt).toBe(name);
});

test('the dates in a new site are the day on which it was created', async () => {
  const { content, read } = await copyStarter();
  await fillIn(content, { today: '2026-02-03' });
  expect((await read('site.yaml')).version.released).toBe('2026-02-03');
  expect((await read('updates.yaml'))[0].date).toBe('2026-02-03');
  expect((await read('home.yaml')).currently.since).toBe('2026-02-03');
});

test('values without an answer stay as they are, and missing files are skipped', async () => {
  const { content } = await copyStarter();
  const before = await readFile(join(content, 'site.yaml'), 'utf8');
  await fillIn(content, {});
  expect(await readFile(join(content, 'site.yaml'), 'utf8')).toBe(before);
  await expect(fillIn(join(content, 'nowhere'), { name: 'Mochi' })).resolves.toBeUndefined();
});
