import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPhoto, drawSvg, writeContent } from '#content-reader/content-fixture.ts';
import { buildSite } from './build-site.ts';

/** Every file of a folder with its bytes. */
async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file): Promise<[string, string]> => [file, await readFile(file, 'latin1')]);
  return new Map((await Promise.all(read)).map(([file, text]) => [file.slice(folder.length), text]));
}

async function makeSite() {
  const content = await writeContent({
    'site.css': '.own { color: red; background: url(images/tile.svg) }',
    'images/tile.svg': drawSvg(),
    'words.yaml': 'frame: { menu: Menü }\n',
    'characters/thistle/main.jpg': await drawPhoto(60, 40),
    'characters/thistle/main.png': null,
  });
  const character = join(content, 'characters/thistle/character.yaml');
  await writeFile(character, (await readFile(character, 'utf8')).replace('main.png', 'main.jpg'));
  const [dist, cache] = [join(content, '../dist'), join(content, '../cache')];
  return {
    content,
    cache,
    build: async (options: { base?: string } = {}) => {
      await buildSite({ content, cache, dist, ...options });
      return readAll(join(dist, 'site'));
    },
    edit: async (file: string, from: RegExp | string, to: string) => {
      const text = await readFile(join(content, file), 'utf8');
      expect(text).toMatch(from);
      await writeFile(join(content, file), text.replace(from, to));
    },
    readBundleDate: async () => (await stat(join(cache, 'build/bundle-for-browsers'))).mtimeMs,
  };
}

const listScripts = (files: Map<string, string>) => [...files.keys()].filter((file) => /\.(js|css)$/.test(file));
const find = (files: Map<string, string>, name: RegExp, text: string) =>
  [...files].some(([file, bytes]) => name.test(file) && bytes.includes(text));

test("a character's new text needs no new scripts, and is in the page and in its data", {
  timeout: 120_000,
}, async () => {
  const { build, edit, readBundleDate } = await makeSite();
  const before = await build();
  const bundled = await readBundleDate();
  await edit('characters/thistle/character.yaml', /Where the character comes from/, 'Owls borrowed it');
  const after = await build();
  for (const name of ['index.html', 'data.json']) {
    expect(after.get(join('/oc-gallery/thistle', name))).toContain('Owls borrowed it.');
  }
  expect(listScripts(after)).toEqual(listScripts(before));
  expect(await readBundleDate()).toBe(bundled);
});

test('whatever has changed, a build with what earlier ones left is the same as one from nothing', {
  timeout: 300_000,
}, async () => {
  const { content, cache, build, edit } = await makeSite();
  await build();
  await edit('characters/thistle/character.yaml', /Where the character comes from/, 'Owls borrowed it');
  await writeFile(join(content, 'characters/thistle/main.jpg'), await drawPhoto(80, 40));
  await build();
  const changes: [file: string, from: RegExp, to: string, shownIn: RegExp, shown: string][] = [
    ['facts.yaml', /I have never seen snow/, 'Snow is a rumour', /\.js$/, 'Snow is a rumour'],
    ['site.css', /red/, 'tan', /site-.*\.css$/, 'tan'],
    ['images/tile.svg', /M0 0h9v9z/, 'M0 0h7v7z', /tile-.*\.svg$/, 'M0 0h7v7z'],
    ['words.yaml', /Menü/, 'Speisekarte', /index\.html$/, 'Speisekarte'],
  ];
  for (const [file, from, to, shownIn, shown] of changes) {
    await edit(file, from, to);
    expect(find(await build(), shownIn, shown), file).toBe(true);
  }
  const elsewhere = await build({ base: '/elsewhere/' });
  expect(elsewhere.get('/index.html')).toContain('src="/elsewhere/assets/');
  const last = await build();
  await rm(cache, { recursive: true });
  expect(await build()).toEqual(last);
});
