import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { engineFolder } from '#build/engine-folder.ts';
import { pageAddresses } from '#content-reader/pages.ts';
import { readContent } from '#content-reader/read-content.ts';
import { listJsonSchemas } from '#content-reader/schema/json-schema.ts';

const starter = join(engineFolder, 'starter');
const found = await readdir(join(starter, 'content'), { recursive: true, withFileTypes: true });
const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
const yamlFiles = files.filter((file) => file.endsWith('.yaml'));
const texts = await Promise.all(yamlFiles.map((file) => readFile(file, 'utf8')));

test('the starter has every page and no mistake, and only its address is an example', async () => {
  const { content, warnings } = await readContent(join(starter, 'content'));
  expect(warnings?.map(({ key }) => key)).toEqual(['address']);
  expect(Object.keys(content?.headers ?? {})).toEqual(expect.arrayContaining(Object.values(pageAddresses)));
});

test('each of its files begins with the path of its schema, which accepts it', () => {
  for (const [index, file] of yamlFiles.entries()) {
    const text = texts[index] ?? '';
    const name = `${basename(file, '.yaml')}.json`;
    const path = relative(dirname(file), join(starter, '.bonbon/schema', name)).replaceAll('\\', '/');
    expect(text.split('\n', 1)).toEqual([`# yaml-language-server: $schema=${path}`]);
    const schema = listJsonSchemas()[name] as z.core.JSONSchema.JSONSchema;
    const data = parse(text);
    if (data !== null) expect([name, z.fromJSONSchema(schema).safeParse(data).error]).toEqual([name, undefined]);
  }
});

test('it has no unused files, and no name from the sample', () => {
  const others = files.filter((file) => !file.endsWith('.yaml'));
  const all = texts.join('\n').replaceAll('.bonbon/', '');
  expect(others.filter((file) => !all.includes(basename(file)))).toEqual([]);
  expect(all).not.toMatch(/bonbon|rabbit/i);
});

test("the starter's list for Git, which npm would leave out as .gitignore, has another name and lists the data", async () => {
  expect((await readFile(join(starter, 'gitignore'), 'utf8')).split('\n')).toEqual(
    expect.arrayContaining(['node_modules/', 'data/', '/dist', '/.dist/', '/.bonbon/', '*.sqlite']),
  );
});
