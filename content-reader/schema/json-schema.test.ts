import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { sampleFiles, track, writeContent } from '#content-reader/content-fixture.ts';
import { fieldMeta } from '#model/content-fields.ts';
import { collections, contentFiles } from '#model/content-schema.ts';
import { listJsonSchemas, writeJsonSchemas } from './json-schema.ts';

/** Whether an editor would accept the file: the JSON schema is read back, and the file is validated against it. */
const isAccepted = (name: string, yaml: string): boolean => {
  const schema = listJsonSchemas()[name];
  if (!schema) throw new Error(`no schema ${name}`);
  return z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(parse(yaml)).success;
};

const example = async (file: string) => String((await sampleFiles())[file]);

test('every content file has a JSON schema, which its examples satisfy', async () => {
  const files = [
    ...Object.values(contentFiles).map(({ file }) => file),
    `projects/proj-1/${collections.projects.file}`,
    `characters/thistle/${collections.characters.file}`,
  ];
  expect(Object.keys(listJsonSchemas())).toEqual(files.map((file) => basename(file).replace('.yaml', '.json')));
  for (const file of files) {
    const name = basename(file).replace('.yaml', '.json');
    expect([file, isAccepted(name, await example(file))]).toEqual([file, true]);
  }
});

test('an unknown or a missing key is refused', async () => {
  const site = await example('site.yaml');
  expect(isAccepted('site.json', site)).toBe(true);
  expect(isAccepted('site.json', `${site}\nfavouriteColour: pink\n`)).toBe(false);
  expect(isAccepted('site.json', site.replace(/^email: .*$/m, ''))).toBe(false);
  expect(isAccepted('site.json', site.replace(/tone: \w+/, 'tone: red'))).toBe(false);
});

test.each([
  ['a picture whose ending is in capital letters', 'friends.json', '- { name: Mochi, url: "#", image: CAT.PNG }'],
  [
    'a friend at an address in another script',
    'friends.json',
    '- { name: M, url: "https://もち.example/", image: a.svg }',
  ],
  ['an address copied from YouTube', 'tracks.json', track('videoId: https://youtu.be/dQw4w9WgXcQ')],
])('%s is accepted, as the reader does', (_what, name, yaml) => {
  expect(isAccepted(name, yaml)).toBe(true);
});

test.each([
  ['an age that is a number', 'character.json', 'characters/thistle/character.yaml', /^age: .*$/m, 'age: 200'],
  [
    'HTML of a button on separate lines',
    'buttons.json',
    'buttons.yaml',
    /html: .*/,
    'html: |\n        <A HREF="https://a.example/">\n        <IMG src="a.png">\n        </A>',
  ],
])('%s is accepted, as the reader does', async (_what, name, file, written, change) => {
  const source = await example(file);
  expect(source).toMatch(written);
  expect(isAccepted(name, source.replace(written, change))).toBe(true);
});

test('keys have a description and an example', () => {
  const site = listJsonSchemas()['site.json'];
  expect(site?.properties?.language).toMatchObject({
    description: 'The language you write in, as a code such as en, de or pt-BR.',
    examples: ['en'],
  });
  const written = JSON.stringify(listJsonSchemas());
  for (const key of fieldMeta) expect(written).not.toContain(`"${key}":`);
});

test('the schemas are written as files into a new folder', async () => {
  const folder = join(await writeContent(), '.bonbon/schema');
  const count = await writeJsonSchemas(folder);
  const names = await readdir(folder);
  expect(names).toHaveLength(count);
  expect(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))).toEqual(listJsonSchemas()['site.json']);
});
