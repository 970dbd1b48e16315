import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { HostName } from '../hosts/host.ts';
import { previewAs } from './preview-as.ts';

const site = {
  'index.html': 'home',
  'about/index.html': 'about me',
  'notes.html': 'notes',
  '404.html': 'lost',
  'projects/404.html': 'lost project',
  'not_found.html': 'lost on Neocities',
  'a.js': 'let a;'.repeat(100),
  'song.mp3': '0123456789',
  'a.png': 'png',
};

/** The site as the host would serve it, and what it answers for a path. */
async function open(name: HostName, files: Record<string, string> = {}, base = '/') {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-preview-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries({ ...site, ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { address, stop } = await previewAs(name, folder, { base });
  onTestFinished(stop);
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, address), { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

/** Where an address leads to. */
async function lead(get: Awaited<ReturnType<typeof open>>, path: string) {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
}

test('Neocities sends not_found.html, redirects to folders, and completes endings', async () => {
  const get = await open('neocities-free');
  expect(await get('/nowhere')).toMatchObject({ status: 404, text: 'lost on Neocities' });
  const { status, headers } = await get('/about?a=b');
  expect([status, headers.get('location')]).toEqual([301, '/about/?a=b']);
  expect(await get('/about/')).toMatchObject({ status: 200, text: 'about me' });
  expect(await get('/notes')).toMatchObject({ status: 200, text: 'notes' });
});

test('free Neocities has no song, lets no page reach another host, and keeps pictures from other sites', async () => {
  const get = await open('neocities-free');
  expect((await get('/song.mp3')).status).toBe(404);
  expect((await get('/')).headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect((await get('/a.png')).status).toBe(200);
  expect((await get('/a.png', { referer: 'https://friend.example/' })).status).toBe(403);
  expect((await get('/', { referer: 'https://friend.example/' })).status).toBe(200);
  const paid = await open('neocities');
  expect((await paid('/song.mp3')).status).toBe(200);
  expect((await paid('/a.png', { referer: 'https://friend.example/' })).status).toBe(200);
});

test('GitHub Pages serves a project below its name, with one error page and its own headers', async () => {
  const get = await open('github-pages', { _headers: '/*\n  x-mine: 1\n' }, '/attic/');
  expect((await get('/')).status).toBe(404);
  expect((await get('/attic')).headers.get('location')).toBe('/attic/');
  expect(await get('/attic/projects/nowhere')).toMatchObject({ status: 404, text: 'lost' });
  const { headers } = await get('/attic/');
  expect([headers.get('cache-control'), headers.get('x-mine')]).toEqual(['max-age=600', null]);
});

test('Cloudflare sends the headers of _headers, joined where rules meet, and the nearest error page', async () => {
  const rules =
    '# mine\n/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n  ! Access-Control-Allow-Origin\n' +
    '/about/*\n  X-Frame-Options: SAMEORIGIN\n/notes\n  ! X-Frame-Options\n';
  const get = await open('cloudflare', { _headers: rules });
  expect((await get('/notes')).headers.get('x-frame-options')).toBeNull();
  const { headers } = await get('/about/');
  expect(headers.get('x-frame-options')).toBe('DENY, SAMEORIGIN');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await get('/about')).status).toBe(308);
  expect([headers.get('access-control-allow-origin'), headers.get('x-content-type-options')]).toEqual([
    null,
    'nosniff',
  ]);
  const lost = await get('/projects/nowhere');
  expect(lost).toMatchObject({ status: 404, text: 'lost project' });
  // The rules are for what was asked for; only that such an answer is kept is left to the host.
  expect([lost.headers.get('x-frame-options'), lost.headers.get('cache-control')]).toEqual(['DENY', 'no-store']);
});

test.each([
  ['cloudflare', 'no-store'],
  ['netlify', 'public, max-age=0, must-revalidate'],
] as const)('a missing file is not kept by browsers on %s, although its address would be', async (name, caching) => {
  const rules = { _headers: '/assets/*\n  cache-control: public, max-age=31536000, immutable\n', 'assets/a.js': 'a' };
  const get = await open(name, rules);
  expect((await get('/assets/a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/b.js')).headers.get('cache-control')).toBe(caching);
});

test('Cloudflare finds the site below its base by _redirects, and stays below it', async () => {
  const rules = '/me/about /me/about/ 308\n/ /me/ 302\n/me/* /:splat 200\n/old/:id /new/:id\n/forced /me/ 302!\n';
  const get = await open('cloudflare', { _redirects: rules }, '/me/');
  expect(await get('/me/')).toMatchObject({ status: 200, text: 'home' });
  expect(await get('/me/about/')).toMatchObject({ status: 200, text: 'about me' });
  expect(await get('/me/nowhere')).toMatchObject({ status: 404, text: 'lost' });
  expect(await lead(get, '/me/about?a=b')).toEqual([308, '/me/about/?a=b']);
  expect(await lead(get, '/')).toEqual([302, '/me/']);
  // A rule that names no status leads for now, and one with a mark that Cloudflare does not know is none.
  expect(await lead(get, '/old/7')).toEqual([302, '/new/7']);
  expect((await get('/forced')).status).toBe(404);
});

test('Netlify finds it, too, for which an address with a slash at its end is the one without', async () => {
  const rules = '/ /me/ 302!\n/me/* /:splat 200\n/old/:id /new/:id\n';
  const get = await open('netlify', { _redirects: rules }, '/me/');
  expect(await get('/me/')).toMatchObject({ status: 200, text: 'home' });
  expect(await get('/me/about')).toMatchObject({ status: 200, text: 'about me' });
  expect(await get('/me/about/')).toMatchObject({ status: 200, text: 'about me' });
  expect(await get('/me/nowhere')).toMatchObject({ status: 404, text: 'lost' });
  expect(await lead(get, '/')).toEqual([302, '/me/']);
  expect(await lead(get, '/old/7/')).toEqual([301, '/new/7']);
});

test('on Netlify a file wins over a rule that is not forced, on Cloudflare never', async () => {
  const rules = { _redirects: '/song.mp3 /about/ 302\n' };
  expect((await (await open('netlify', rules))('/song.mp3')).status).toBe(200);
  expect((await (await open('cloudflare', rules))('/song.mp3')).status).toBe(302);
});

test.each([
  ['cloudflare', 308],
  ['netlify', 301],
] as const)('%s leads to addresses without endings, and keeps its rules to itself', async (name, status) => {
  const get = await open(name, { _headers: '/*\n  x-mine: 1\n', 'both.html': 'both', both: 'a file', 'a b.html': '' });
  expect(await lead(get, '/about/index.html?a=b')).toEqual([status, '/about/?a=b']);
  expect(await lead(get, '/index.html')).toEqual([status, '/']);
  expect(await lead(get, '/notes.html')).toEqual([status, '/notes']);
  expect(await lead(get, '/notes/')).toEqual([status, '/notes']);
  expect(await lead(get, '/a%20b.html')).toEqual([status, '/a%20b']);
  expect(await get('/notes')).toMatchObject({ status: 200, text: 'notes' });
  expect(await get('/both.html')).toMatchObject({ status: 200, text: 'both' });
  expect((await get('/_headers')).status).toBe(404);
});

test.each(['github-pages', 'folder'] as const)('%s serves pages under the names of their files, too', async (name) => {
  const get = await open(name, { _headers: 'mine' });
  expect(await get('/about/index.html')).toMatchObject({ status: 200, text: 'about me' });
  expect(await get('/notes.html')).toMatchObject({ status: 200, text: 'notes' });
  expect(await get('/_headers')).toMatchObject({ status: 200, text: 'mine' });
});

test('songs are sent in parts, and texts compressed where the host compresses', async () => {
  const get = await open('nekoweb');
  const part = await get('/song.mp3', { range: 'bytes=2-4' });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await get('/song.mp3', { range: 'bytes=-3' })).text).toBe('789');
  expect((await get('/a.js')).headers.get('content-encoding')).toBe('gzip');
  expect((await (await open('folder'))('/a.js')).headers.get('content-encoding')).toBeNull();
});

test('nothing outside of the folder is sent, and an address that cannot be read is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-preview-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site/404.html'), 'lost');
  const { address, stop } = await previewAs('folder', join(folder, 'site'));
  onTestFinished(stop);
  const { port } = new URL(address);
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve) => {
      request({ port, path, host: '127.0.0.1' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
  expect(await statusOf('/%2e%2e%2fsecret.txt')).toBe(400);
  expect(await statusOf('/%zz')).toBe(400);
});
