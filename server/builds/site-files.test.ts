import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBuild } from '#server/site-fixture.ts';
import { readSiteFiles } from './site-files.ts';

test('files are read with their compressed variants', async () => {
  await using build = await writeBuild({
    'index.html': 'a long page',
    'index.html.br': 'br',
    'index.html.gz': 'gzip',
    'assets/a-1.js': 'a script',
    'assets/a-1.js.br': 'longer than the script',
    'alone.gz': 'a separate archive',
  });
  const bytes = (text: string) => Buffer.from(text);
  expect(await readSiteFiles(build.siteFolder)).toEqual([
    { path: 'alone.gz', variants: { identity: bytes('a separate archive') } },
    { path: 'assets/a-1.js', variants: { identity: bytes('a script') } },
    { path: 'index.html', variants: { identity: bytes('a long page'), br: bytes('br'), gzip: bytes('gzip') } },
  ]);
});

test('hidden files, except .well-known, and links are skipped', async () => {
  await using build = await writeBuild({ 'index.html': 'home', '.env': 'secret', '.vite/manifest.json': '{}' });
  await mkdir(join(build.siteFolder, '.well-known'));
  await writeFile(join(build.siteFolder, '.well-known/security.txt'), 'Contact: me');
  await symlink(build.settingsFile, join(build.siteFolder, 'linked.json'));
  const files = await readSiteFiles(build.siteFolder);
  expect(files.map((file) => file.path)).toEqual(['.well-known/security.txt', 'index.html']);
});

/** The largest file that is kept in memory. */
const maxBytes = 256 * 1024;

test('a large file stays on the disk, unless it has a compressed variant', async () => {
  await using build = await writeBuild({
    'exact.mp3': Buffer.alloc(maxBytes),
    'large.mp3': Buffer.alloc(maxBytes + 1),
    'large.js': Buffer.alloc(maxBytes + 1),
    'large.js.br': 'br',
  });
  const files = await readSiteFiles(build.siteFolder);
  expect(files.map((file) => [file.path, 'diskPath' in file])).toEqual([
    ['exact.mp3', false],
    ['large.js', false],
    ['large.mp3', true],
  ]);
});

test('the rules for other hosts are skipped', async () => {
  await using build = await writeBuild({ 'index.html': 'home', _headers: '/*\n  x-a: b\n' });
  expect((await readSiteFiles(build.siteFolder)).map(({ path }) => path)).toEqual(['index.html']);
});
