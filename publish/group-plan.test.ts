import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawPhoto, drawPicture, drawSvg, track, writeContent } from '#content-reader/content-fixture.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { nameFile } from '#content-reader/plugin/emitted-files.ts';
import { writeContentModule } from '#content-reader/plugin/module-code.ts';
import type { PublishedFile } from '#model/published-files.ts';
import { groupFiles } from './group-plan.ts';
import { readOwnerNames } from './owner-names.ts';

const fileAs = (how: PublishedFile['how']) => (file: string) => ({ file, how, bytes: 10 });

/** The names in a site with these contents, whose built files are these. */
async function readNames(contents: Record<string, string | Uint8Array>, built: Record<string, string> = {}) {
  const content = await writeContent(contents);
  const dist = await mkdtemp(join(tmpdir(), 'bonbon-built-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  for (const [path, text] of Object.entries(built)) {
    await mkdir(dirname(join(dist, 'site', path)), { recursive: true });
    await writeFile(join(dist, 'site', path), text);
  }
  return { content, names: await readOwnerNames({ content, cache: join(dist, 'cache'), dist }) };
}

/** Where a file of the content is served, once for each size and format. */
async function listServed(content: string, name: string): Promise<string[]> {
  const served = new Set<string>();
  const { content: read } = await readContentOnce(content);
  if (!read) throw new Error('The content has mistakes.');
  for (const part of ['friends', 'site', 'characters', 'tracks'] as const) {
    writeContentModule(read, part, '/', (file) => {
      if ((file.version ? file.source : file).absolutePath.endsWith(name)) served.add(nameFile(file));
      return '""';
    });
  }
  return [...served];
}

test('files are grouped by what happens to them and what they are to the owner, pages first', async () => {
  const { names } = await readNames(
    {},
    {
      'oc-gallery/chispa/index.html': '<title>Fray &amp; Chispa · Bonbon</title>',
      'index.html': '<title>Bonbon</title>',
    },
  );
  const files = [
    ...['assets/app-3Fq9_x-Z.js', 'assets/moon-laundromat-AbCd_f-1.mp3', 'notes/one.pdf', '_headers'].map(
      fileAs('new'),
    ),
    ...['404.html', 'oc-gallery/chispa/index.html', 'index.html', 'share/home.png'].map(fileAs('changed')),
    fileAs('gone')('projects/old/index.html'),
  ];
  expect(groupFiles(files, names)).toEqual([
    { how: 'changed', kind: 'page', names: ['home', 'Fray & Chispa', 'lost'], count: 3, bytes: 30 },
    { how: 'gone', kind: 'page', names: ['projects/old/'], count: 1, bytes: 10 },
    { how: 'new', kind: 'song', names: ['Moon Laundromat'], count: 1, bytes: 10 },
    { how: 'new', kind: 'file', names: ['one.pdf'], count: 1, bytes: 10 },
    { how: 'changed', kind: 'inside', names: [], count: 1, bytes: 10 },
    { how: 'new', kind: 'inside', names: [], count: 2, bytes: 20 },
  ]);
});

test('a picture has the name of the owner’s file, and is one thing in all its sizes; a song has its title', async () => {
  const photo = 'My moth, in July.jpg';
  const { names, content } = await readNames({
    'friends.yaml': `- name: Moth\n  url: https://moth.example/\n  image: ${photo}\n`,
    [`images/friends/${photo}`]: await drawPhoto(700, 500),
    'tracks.yaml': track('file: music/sunset-drive.mp3').replace('Sunset Drive', 'Home, by Car'),
    'public/badge.gif': await drawPicture(8, 8, 'gif'),
  });
  const [moths, songs] = [await listServed(content, photo), await listServed(content, 'sunset-drive.mp3')];
  expect(moths.length).toBeGreaterThan(2);
  expect(groupFiles([...moths, ...songs, 'badge.gif', 'assets/star-AAAAAAAA.webp'].map(fileAs('new')), names)).toEqual([
    { how: 'new', kind: 'song', names: ['Home, by Car'], count: 1, bytes: 10 },
    { how: 'new', kind: 'picture', names: [photo, 'badge.gif'], count: 2, bytes: 10 * (moths.length + 1) },
    // A picture of Bonbon's own.
    { how: 'new', kind: 'inside', names: [], count: 1, bytes: 10 },
  ]);
});

test('pictures of one name are told apart by their folders', async () => {
  const { names, content } = await readNames({
    'friends.yaml': '- name: Moth\n  url: https://moth.example/\n  image: portrait.svg\n',
    'images/friends/portrait.svg': drawSvg('width="50" height="50"'),
  });
  const named = async (file: string) => names.nameOf((await listServed(content, file))[0] ?? '', 'picture', 'new');
  expect(await named('thistle/portrait.svg')).toBe('thistle/portrait.svg');
  expect(await named('friends/portrait.svg')).toBe('friends/portrait.svg');
  expect(await named('thistle/adventure.svg')).toBe('adventure.svg');
});

test('a file that comes under another digest has changed, and packed copies of it are the same thing', async () => {
  const files = [
    ...['assets/boat-AAAAAAAA.js', 'assets/boat-AAAAAAAA.js.br', 'assets/moth-BBBBBBBB.js'].map(fileAs('new')),
    ...['assets/boat-CCCCCCCC.js', 'assets/boat-CCCCCCCC.js.gz', 'assets/tea-DDDDDDDD.js'].map(fileAs('gone')),
    ...['assets/my_tea-DDDDDDDD.webp', 'assets/my_tea-DDDDDDDD.avif', 'share/home.png'].map(fileAs('gone')),
  ];
  expect(groupFiles(files, (await readNames({})).names)).toEqual([
    { how: 'gone', kind: 'picture', names: ['my tea'], count: 1, bytes: 20 },
    { how: 'changed', kind: 'inside', names: [], count: 1, bytes: 20 },
    { how: 'new', kind: 'inside', names: [], count: 1, bytes: 10 },
    { how: 'gone', kind: 'inside', names: [], count: 2, bytes: 20 },
  ]);
});

test('a picture that is replaced by another of its name has changed', async () => {
  const { names, content } = await readNames({});
  const [portrait = ''] = await listServed(content, 'thistle/portrait.svg');
  const files = [fileAs('new')(portrait), fileAs('gone')('assets/portrait-AAAAAAAA.svg')];
  expect(groupFiles(files, names)).toEqual([
    { how: 'changed', kind: 'picture', names: ['portrait.svg'], count: 1, bytes: 10 },
  ]);
});
