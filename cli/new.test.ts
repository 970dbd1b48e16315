import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { engineFolder } from '#build/engine-folder.ts';
import { readContent } from '#content-reader/read-content.ts';
import { listJsonSchemas } from '#content-reader/schema/json-schema.ts';
import { contextIn, makeEngine, makeTestFolder } from './new/engine-fixture.ts';
import { makeNewSite } from './new.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});

const run = (folder: string, words: string[], engine = engineFolder) => makeNewSite(words, contextIn(folder), engine);
const readYaml = async (...path: string[]) => parse(await readFile(join(...path), 'utf8'));
const readPackage = async (site: string) => JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));

test('a new site is complete: with no mistakes, all files around its content, and schemas for editors', async () => {
  const folder = await makeTestFolder();
  expect(await run(folder, ['little-attic', '--yes'])).toBe(0);
  const site = join(folder, 'little-attic');
  expect((await readdir(site)).sort()).toEqual(['.bonbon', '.gitignore', 'README.md', 'content', 'package.json']);
  expect((await readdir(join(site, '.bonbon/schema'))).sort()).toEqual(Object.keys(listJsonSchemas()).sort());
  expect(await readPackage(site)).toMatchObject({ name: 'little-attic', private: true });
  const { content } = await readContent(join(site, 'content'));
  expect(content?.site).toMatchObject({ title: 'Little Attic', ownerName: 'Little Attic', language: 'en' });
  expect(await readdir(folder)).toEqual(['little-attic']);
});

test('a site in another language gets every word of the interface, ready to be translated', async () => {
  const folder = await makeTestFolder();
  await run(folder, ['attic', '--language', 'de', '--yes']);
  const { content } = await readContent(join(folder, 'attic/content'));
  expect(await readYaml(folder, 'attic/content/words.yaml')).toEqual(content?.words);
  expect(printed.join()).toContain('all of them are in content/words.yaml');
  expect(await readFile(join(folder, 'attic/content/words.yaml'), 'utf8')).toMatch(/^# yaml-language-server: .*\n\n# /);
});

test('an example address is pointed out, and a given one is not', async () => {
  const folder = await makeTestFolder();
  await run(folder, ['one', '--yes']);
  expect(printed.join()).toContain('an example that leads nowhere');
  await run(folder, ['two', '--yes', '--address', 'attic.example']);
  expect(printed.at(-1)).not.toContain('an example');
  expect((await readYaml(folder, 'two/content/site.yaml')).address).toBe('https://attic.example');
});

test('a folder that is not empty stays as it is', async () => {
  const folder = await makeTestFolder();
  await writeFile(join(folder, 'diary.txt'), 'Dear diary');
  await expect(run(folder, ['.', '--yes'])).rejects.toThrow(
    'This folder is not empty, so nothing was written there. It contains: diary.txt',
  );
  await expect(run(folder, ['diary.txt', '--yes'])).rejects.toThrow('diary.txt is a file');
  await expect(run(folder, ['diary.txt/site', '--yes'])).rejects.toThrow(
    'diary.txt/site could not be created: one of the folders',
  );
  expect(await readdir(folder)).toEqual(['diary.txt']);
});

test('an empty folder becomes the site and stays the same folder, as a terminal may be in it', async () => {
  const folder = await makeTestFolder();
  await mkdir(join(folder, 'attic'));
  await symlink('attic', join(folder, 'link'));
  await run(join(folder, 'attic'), ['.', '--yes']);
  expect(await readdir(join(folder, 'link'))).toContain('content');
  expect(printed.join()).not.toContain('cd ');
});

test("no site is created in Bonbon's own folder, whatever path leads there", async () => {
  const folder = await makeTestFolder();
  const engine = await makeEngine(join(folder, 'engine'));
  await symlink('engine/sample', join(folder, 'link'));
  for (const [where, path] of [
    [engine, 'attic'],
    [engine, '.'],
    [folder, 'engine/a/b'],
    [folder, 'link/attic'],
  ] as const) {
    await expect(run(where, [path, '--yes'], engine)).rejects.toThrow("would be inside Bonbon's own folder");
  }
  expect(await readdir(join(engine, 'sample'))).toEqual(['content']);
});

test('a copy that fails leaves nothing behind', async () => {
  const folder = await makeTestFolder();
  const engine = await makeEngine(join(folder, 'engine'));
  await rm(join(engine, 'starter/content/words.yaml'));
  await mkdir(join(folder, 'empty'));
  for (const place of ['attic', 'a/b/attic', 'empty']) {
    await expect(run(folder, [place, '--language', 'de', '--yes'], engine)).rejects.toThrow('words.yaml');
  }
  expect((await readdir(folder)).sort()).toEqual(['empty', 'engine']);
  expect(await readdir(join(folder, 'empty'))).toEqual([]);
});

test('the sample is copied completely and unchanged', async () => {
  const folder = await makeTestFolder();
  const engine = await makeEngine(join(folder, 'engine'));
  await run(folder, ['attic', '--sample'], engine);
  const copied = await readFile(join(folder, 'attic/content/site.yaml'), 'utf8');
  expect(copied).toBe(await readFile(join(engine, 'sample/content/site.yaml'), 'utf8'));
  expect((await readdir(join(folder, 'attic'))).sort()).toEqual([
    '.bonbon',
    '.gitignore',
    'README.md',
    'content',
    'package.json',
  ]);
  await rm(join(engine, 'sample'), { recursive: true });
  await expect(run(folder, ['other', '--sample'], engine)).rejects.toThrow(
    'This copy of Bonbon does not have the sample.',
  );
});

test('without a folder it prints its help, and a usage error creates nothing', async () => {
  const folder = await makeTestFolder();
  expect(await run(folder, [])).toBe(2);
  expect(printed.join()).toContain('For example: npx bonbon new my-site');
  await expect(run(folder, ['my', 'site'])).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('"my site"'),
  });
  await expect(run(folder, ['a', '--language', 'deutsch'])).rejects.toMatchObject({ exitCode: 2 });
  await expect(run(folder, ['a', '--address', 'next door'])).rejects.toMatchObject({ exitCode: 2 });
  await expect(run(folder, ['a', '--name', 'x'.repeat(51)])).rejects.toMatchObject({ exitCode: 2 });
  await expect(run(folder, ['a', '--smaple'])).rejects.toThrow(
    'Unknown option --smaple for new. Did you mean --sample? See npx bonbon new --help.',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('below the folder that Bonbon was installed into, nothing needs to be installed', async () => {
  const folder = await makeTestFolder();
  const engine = await makeEngine(join(folder, 'node_modules/bonbon'));
  await run(folder, ['sites/my attic', '--yes'], engine);
  expect(printed.join()).toContain('Next:\n\n  cd "sites/my attic"\n  npm run studio');
});

test('elsewhere npm install comes first', async () => {
  const folder = await makeTestFolder();
  const engine = await makeEngine(join(folder, 'one/node_modules/bonbon'));
  await cp(engine, join(folder, 'two/node_modules/bonbon'), { recursive: true });
  await run(folder, ['attic', '--yes'], engine);
  expect(printed.join()).toContain('Next:\n\n  cd attic\n  npm install\n  npm run studio');
  // Another Bonbon above it is not the one that made it.
  await run(join(folder, 'two'), ['attic', '--yes'], engine);
  expect(printed.at(-1)).toContain('npm install');
});

test.each([
  ['package.json', '{ "dependencies": { "bonbon": "file:downloads/bonbon.tgz" } }'],
  ['package.json', '{ "devDependencies": { "bonbon": "file:downloads/bonbon.tgz" } }'],
  [
    'node_modules/.package-lock.json',
    '{ "packages": { "node_modules/bonbon": { "resolved": "file:downloads/bonbon.tgz" } } }',
  ],
])('the site depends on the packed file that Bonbon was installed from, according to %s', async (file, text) => {
  const folder = await makeTestFolder();
  const engine = await makeEngine(join(folder, 'home/node_modules/bonbon'), {
    [`../../${file}`]: text,
    '../../downloads/bonbon.tgz': '',
  });
  await run(folder, ['sites/attic', '--yes'], engine);
  const { dependencies } = await readPackage(join(folder, 'sites/attic'));
  expect(dependencies).toEqual({ bonbon: 'file:../../home/downloads/bonbon.tgz' });
});

test("without a packed file, the site depends on the engine's folder", async () => {
  const folder = await makeTestFolder();
  const installed = await makeEngine(join(folder, 'home/node_modules/bonbon'), {
    '../../package.json': '{ "dependencies": { "bonbon": "file:gone.tgz" } }',
  });
  const clone = await makeEngine(join(folder, 'clone'));
  await run(folder, ['one', '--yes'], installed);
  await run(folder, ['two', '--yes'], clone);
  expect((await readPackage(join(folder, 'one'))).dependencies).toEqual({ bonbon: 'file:../home/node_modules/bonbon' });
  expect((await readPackage(join(folder, 'two'))).dependencies).toEqual({ bonbon: 'file:../clone' });
});
