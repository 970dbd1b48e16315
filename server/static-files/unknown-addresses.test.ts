import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createSite } from '#server/site-fixture.ts';
import { get, text } from './static-files-fixture.ts';

test.each([
  ['/nowhere', 'text/html,*/*;q=0.8'],
  ['/projects/nothing', '*/*'],
  ['/aboutme/more', ''],
  ['/404.html', 'text/html'],
  ['//', 'text/html'],
  ['/nowhere%2Felse', 'text/html'],
])('the unknown address %s is answered with the 404 page', async (address, accept) => {
  const answer = await get(address, { ...(accept && { accept }), 'accept-encoding': 'br' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(`not found ${text}`);
});

test.each([
  ['/assets/page-0000.js', '*/*'],
  ['/assets/page-0000.js', 'text/html'],
  ['/assets/', 'text/html'],
  ['/missing.png', 'text/html'],
  ['/nowhere', 'application/json'],
  ['/aboutme/index.html.br', 'text/html'],
])('the missing file %s is a plain 404 that is not cached', async (address, accept) => {
  const answer = await get(address, { accept });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('There is nothing at this address.\n');
});

test('an unknown address gets the 404.html of the nearest folder above it', async () => {
  const site = createSite({ 'index.html': 'home', '404.html': 'lost', 'projects/404.html': 'no such project' });
  const app = createApp({ site, log: () => {}, now: Date.now });
  const found = async (address: string) => {
    const answer = await app.request(address, { headers: { accept: 'text/html' } });
    return [answer.status, await answer.text()];
  };
  expect(await found('/projects/unknown')).toEqual([404, 'no such project']);
  expect(await found('/projects/unknown/deeper')).toEqual([404, 'no such project']);
  expect(await found('/projects/404.html')).toEqual([404, 'no such project']);
  expect(await found('/nowhere')).toEqual([404, 'lost']);
});

test('a site without a 404.html answers a plain 404', async () => {
  const bare = createApp({ site: createSite({ 'index.html': 'home' }), log: () => {}, now: Date.now });
  const answer = await bare.request('/nowhere', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('There is nothing at this address.\n');
});

test('an address truncated within an encoded character is the 404 page for browsers and a plain 400 for programs', async () => {
  for (const address of ['/%zz', '/%c3', '/nowhere/%E0%A4']) {
    const answer = await get(address, { accept: 'text/html,*/*;q=0.8' });
    expect([answer.status, await answer.text()]).toEqual([404, await (await get('/nowhere')).text()]);
    const plain = await get(address, { accept: '*/*' });
    expect([plain.status, await plain.text()]).toEqual([400, 'This address is malformed.\n']);
  }
});

test.each(['/%00', '/..%2f..%2fetc/passwd', '/..%5c..%5cetc%5cpasswd', '/aboutme%00.html'])(
  'the malformed address %s is refused with a plain sentence',
  async (address) => {
    const answer = await get(address, { accept: 'text/html' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('This address is malformed.\n');
  },
);

test('an address over 4096 characters is refused', async () => {
  expect((await get(`/?${'a'.repeat(4094)}`)).status).toBe(200);
  const answer = await get(`/?${'a'.repeat(4095)}`);
  expect(answer.status).toBe(414);
  expect(await answer.text()).toBe('This address is too long.\n');
});
