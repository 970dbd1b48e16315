import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHost } from '#publish/hosts/hosts.ts';
import { fitFolder } from './fit-folder.ts';

async function writeSite(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ '404.html': 'not here', 'index.html': 'home', ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
const list = async (folder: string) => (await readdir(folder, { recursive: true })).sort();
const root = { address: 'https://bonbon.example/', base: '/' };

test('free Neocities gets no file that it refuses, and the error page under its name', async () => {
  const folder = await writeSite({
    'a.zip': '',
    'film.MP4': '',
    'b/notes.txt': '',
    CNAME: 'x',
    '.well-known/a.txt': '',
  });
  const { notes } = await fitFolder(folder, findHost('neocities-free'), root);
  expect(await list(folder)).toEqual(
    ['.well-known', '.well-known/a.txt', '404.html', 'b', 'b/notes.txt', 'index.html', 'not_found.html'].sort(),
  );
  expect(await readFile(join(folder, 'not_found.html'), 'utf8')).toBe('not here');
  expect(notes.sort()).toEqual([
    'CNAME is left out: "Neocities, free" takes no files without an ending.',
    'a.zip is left out: "Neocities, free" takes no .zip files.',
    'film.MP4 is left out: "Neocities, free" takes no .mp4 files.',
  ]);
});

test('a file of the owner’s stays where a host needs one of that name', async () => {
  const folder = await writeSite({ CNAME: 'mochi.example', 'not_found.html': 'gone fishing' });
  await fitFolder(folder, findHost('github-pages'), root);
  await fitFolder(folder, findHost('nekoweb'), root);
  expect(await readFile(join(folder, 'CNAME'), 'utf8')).toBe('mochi.example');
  expect(await readFile(join(folder, 'not_found.html'), 'utf8')).toBe('gone fishing');
  expect(await readFile(join(folder, '.nojekyll'), 'utf8')).toBe('');
});

test('below a base, hosts that serve from the root are told where the files are, after the owner’s own rules', async () => {
  const pages = { 'a b/index.html': '', 'a b/moth/index.html': '', 'moved/index.html': '' };
  const own = '/old /new\n/me/moved /me/a 302\n';
  const folder = await writeSite({ ...pages, _redirects: own });
  await fitFolder(folder, findHost('cloudflare'), { address: 'https://bonbon.example/me/', base: '/me/' });
  const folders = '/me/a%20b /me/a%20b/ 308\n/me/a%20b/moth /me/a%20b/moth/ 308\n';
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(`${folders}${own}/ /me/ 302\n/me/* /:splat 200\n`);
  const other = await writeSite(pages);
  await fitFolder(other, findHost('netlify'), { address: 'https://bonbon.example/me/', base: '/me/' });
  expect(await readFile(join(other, '_redirects'), 'utf8')).toBe('/ /me/ 302!\n/me/* /:splat 200\n');
  const plain = await writeSite({});
  await fitFolder(plain, findHost('cloudflare'), root);
  expect(await list(plain)).toEqual(['404.html', 'index.html']);
});

test('a file that is too large is left out, and named with its size', async () => {
  const folder = await writeSite({ 'film.mp4': '', 'small.mp4': '' });
  await truncate(join(folder, 'film.mp4'), 30_000_000);
  expect(await fitFolder(folder, findHost('cloudflare'), root)).toEqual({
    notes: ['film.mp4 is left out: it has 30 MB, and "Cloudflare Pages" takes at most 26 MB a file.'],
    tooLarge: [{ path: 'film.mp4', bytes: 30_000_000 }],
  });
  expect(await list(folder)).toEqual(['404.html', 'index.html', 'small.mp4']);
});
