import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { track, writeContent } from '#content-reader/content-fixture.ts';
import type { PublishedFile } from '#studio/protocol/publish.ts';
import { groupFiles } from './group-files.ts';
import { makeNamesOfFiles, readSongTitles } from './name-files.ts';

function writeBuilt(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const fileAs = (how: PublishedFile['how']) => (file: string) => ({ file, how, bytes: 10 });

test('files are grouped by what happens to them and what they are to the owner, pages first', () => {
  const folder = writeBuilt({
    'oc-gallery/chispa/index.html': '<html><title>Fray &amp; Chispa · Bonbon</title>',
    'index.html': '<title>Bonbon</title>',
  });
  const songTitles = new Map([['rain-roof', 'Rain on a Tin Roof']]);
  const files = [
    ...[
      'assets/app-3Fq9_x-Z.js',
      'assets/rain-roof-Qq12__-x.mp3',
      'assets/moon-laundromat-AbCd_f-1.mp3',
      'notes/one.pdf',
      '_headers',
    ].map(fileAs('new')),
    ...['404.html', 'oc-gallery/chispa/index.html', 'index.html', 'share/home.png'].map(fileAs('changed')),
    fileAs('gone')('projects/old/index.html'),
  ];
  expect(groupFiles(files, makeNamesOfFiles(folder, songTitles))).toEqual([
    { how: 'changed', kind: 'page', names: ['home', 'Fray & Chispa', 'lost'], count: 3, bytes: 30 },
    { how: 'gone', kind: 'page', names: ['projects/old/'], count: 1, bytes: 10 },
    { how: 'new', kind: 'song', names: ['Rain on a Tin Roof', 'Moon Laundromat'], count: 2, bytes: 20 },
    { how: 'changed', kind: 'picture', names: [], count: 1, bytes: 10 },
    { how: 'new', kind: 'file', names: ['one.pdf'], count: 1, bytes: 10 },
    { how: 'new', kind: 'inside', names: [], count: 2, bytes: 20 },
  ]);
});

test('a file that comes under another digest has changed, and packed copies of it are the same thing', () => {
  const files = [
    ...['assets/boat-AAAAAAAA.svg', 'assets/boat-AAAAAAAA.svg.br', 'assets/moth-BBBBBBBB.svg'].map(fileAs('new')),
    ...['assets/boat-CCCCCCCC.svg', 'assets/boat-CCCCCCCC.svg.gz', 'assets/tea-DDDDDDDD.svg'].map(fileAs('gone')),
  ];
  expect(groupFiles(files, () => undefined)).toEqual([
    { how: 'changed', kind: 'picture', names: [], count: 1, bytes: 20 },
    { how: 'new', kind: 'picture', names: [], count: 1, bytes: 10 },
    { how: 'gone', kind: 'picture', names: [], count: 1, bytes: 10 },
  ]);
});

test('songs are known by the titles that the owner gave them', async () => {
  const content = await writeContent({
    'tracks.yaml': track('file: music/sunset-drive.mp3').replace('Sunset Drive', 'Home, by Car'),
  });
  expect([...(await readSongTitles({ content, cache: join(content, '.cache') }))]).toEqual([
    ['sunset-drive', 'Home, by Car'],
  ]);
});
