import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createSite } from '#server/site-fixture.ts';

const text = 'hello '.repeat(50);
const site = createSite({
  'index.html': `home ${text}`,
  'aboutme/index.html': `about ${text}`,
  'projects/bonbon/index.html': `project ${text}`,
  '404.html': `not found ${text}`,
  'assets/site-1a2b3c.js': `script ${text}`,
  'assets/song-1a2b3c.mp3': '0123456789',
  'resume.pdf': '%PDF-1.7',
  'bonbon.png': 'picture',
  'caf\u00e9 & co.txt': 'drinks',
});
const lines: string[] = [];
const app = createApp({ site, log: (line) => lines.push(line), now: Date.now });
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { headers, method });

test('a page is found at its address, as a page', async () => {
  const answer = await get('/aboutme');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(await answer.text()).toBe(`about ${text}`);
});

test('a query changes nothing', async () => {
  expect(await (await get('/?from=%zz')).text()).toBe(`home ${text}`);
});

test.each([
  ['/aboutme/', '/aboutme'],
  ['/aboutme/?a=1&b=%20', '/aboutme?a=1&b=%20'],
  ['/aboutme/index.html', '/aboutme'],
  ['/projects/bonbon/', '/projects/bonbon'],
  ['/index.html?a=1', '/?a=1'],
  ['/%61boutme/', '/aboutme'],
])('%s moves on to %s', async (address, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  expect(answer.headers.get('content-length')).toBe('0');
});

test.each(['/%61boutme', '/caf%c3%a9%20&%20co.txt', '/caf%C3%A9%20%26%20co.txt'])(
  'the other spelling %s is found too',
  async (address) => {
    expect((await get(address)).status).toBe(200);
  },
);

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
  ['zstd', null, (bytes: Buffer) => bytes],
] as const)('"Accept-Encoding: %s" is answered with %s', async (header, encoding, decode) => {
  const answer = await get('/', { 'accept-encoding': header });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(decode(bytes).toString()).toBe(`home ${text}`);
});

test('what has no compressed form is the same for everybody', async () => {
  const answer = await get('/bonbon.png', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBeNull();
});

test('each form of a file has its own strong entity tag', async () => {
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get('/', { 'accept-encoding': encoding })).headers.get('etag'),
    ),
  );
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/);
});

test('a page that the browser knows is not sent again', async () => {
  const etag = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  const answer = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('etag')).toBe(etag);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-length')).toBeNull();
  expect(answer.headers.get('content-encoding')).toBeNull();

  const gzipped = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect(gzipped.status).toBe(200);
});

test.each([
  ['/', 'no-cache'],
  ['/aboutme', 'no-cache'],
  ['/assets/site-1a2b3c.js', 'public, max-age=31536000, immutable'],
  ['/assets/song-1a2b3c.mp3', 'public, max-age=31536000, immutable'],
  ['/bonbon.png', 'public, max-age=3600'],
  ['/resume.pdf', 'public, max-age=3600'],
])('%s is cached as "%s"', async (address, cacheControl) => {
  const answer = await get(address);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
});

test.each([
  ['/', true],
  ['/bonbon.png', true],
  ['/resume.pdf', true],
  // Asked for in parts, and each of them must be of the same file.
  ['/assets/song-1a2b3c.mp3', true],
  // Its name is of its content: nobody asks whether it has changed.
  ['/assets/site-1a2b3c.js', false],
])('%s has an ETag: %s', async (address, hasEtag) => {
  expect((await get(address)).headers.has('etag')).toBe(hasEtag);
});

test('HEAD is GET without the body', async () => {
  for (const address of ['/', '/aboutme/', '/resume.pdf', '/nowhere', '/assets/song-1a2b3c.mp3']) {
    const [head, whole] = [await get(address, {}, 'HEAD'), await get(address)];
    expect(head.status).toBe(whole.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  }
});

test('a part of a song in memory can be asked for', async () => {
  const answer = await get('/assets/song-1a2b3c.mp3', { range: 'bytes=2-5' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
  expect(answer.headers.get('content-length')).toBe('4');
  expect(await answer.text()).toBe('2345');
  expect((await get('/assets/song-1a2b3c.mp3')).headers.get('accept-ranges')).toBe('bytes');
});

test('a part beyond the end of a song is refused with its size', async () => {
  const answer = await get('/assets/song-1a2b3c.mp3', { range: 'bytes=10-' });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
  expect(await answer.text()).toBe('The file ends before the part that was asked for.\n');
});

test('several parts at once, a part of another version and a part by HEAD give the whole', async () => {
  const song = '/assets/song-1a2b3c.mp3';
  expect((await get(song, { range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await get(song, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  expect((await get(song, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  const etag = (await get(song)).headers.get('etag') ?? '';
  expect((await get(song, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
});

test('what has compressed forms is never sent in parts', async () => {
  const answer = await get('/', { range: 'bytes=0-1' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('accept-ranges')).toBeNull();
});

test.each([
  ['/nowhere', 'text/html,*/*;q=0.8'],
  ['/projects/nothing', '*/*'],
  ['/aboutme/more', ''],
  ['/404.html', 'text/html'],
  ['//', 'text/html'],
  ['/nowhere%2Felse', 'text/html'],
])('the unknown address %s is answered with the friendly page and 404', async (address, accept) => {
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
])('the missing file %s is a plain 404 that no cache keeps', async (address, accept) => {
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

test('a site without a 404.html still says what happened', async () => {
  const bare = createApp({ site: createSite({ 'index.html': 'home' }), log: () => {}, now: Date.now });
  const answer = await bare.request('/nowhere', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('There is nothing at this address.\n');
});

test('an address that was cut off within a letter gets the page of what is not there, and a program its sentence', async () => {
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

test('below a base the site answers there alone', async () => {
  const below = createApp({
    site: createSite(
      { 'index.html': 'home', 'aboutme/index.html': 'about', 'assets/a-1.js': 'script', '404.html': 'lost' },
      { base: '/bonbon/' },
    ),
    log: () => {},
    now: Date.now,
  });
  const found = async (address: string) => {
    const answer = await below.request(address);
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await found('/bonbon/')).toEqual([200, 'home']);
  expect(await found('/bonbon/aboutme')).toEqual([200, 'about']);
  expect(await found('/bonbon/assets/a-1.js')).toEqual([200, 'script']);
  expect(await found('/bonbon/aboutme/?x')).toEqual([308, '/bonbon/aboutme?x']);
  expect(await found('/bonbon/index.html')).toEqual([308, '/bonbon/']);
  expect(await found('/?x')).toEqual([307, '/bonbon/?x']);
  expect(await found('/bonbon')).toEqual([307, '/bonbon/']);
  expect(await found('/aboutme')).toEqual([404, 'lost']);
  expect(await found('/bonbon/nowhere')).toEqual([404, 'lost']);
  expect(await found('/bonbon/assets/b-1.js')).toEqual([404, 'There is nothing at this address.\n']);
});

test("an owner's own page keeps the slash that links in it count from, and has the policy of the site's pages", async () => {
  const own = createSite(
    { 'index.html': 'home', 'zine/index.html': 'own', 'zine/a.gif': 'GIF89a', 'old/page.htm': 'own' },
    { ownPages: ['zine/'] },
  );
  const ownApp = createApp({ site: own, log: () => {}, now: Date.now });
  for (const address of ['/zine', '/zine/index.html']) {
    const answer = await ownApp.request(`${address}?a=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/zine/?a=1']);
  }
  for (const address of ['/zine/', '/old/page.htm']) {
    const answer = await ownApp.request(address);
    expect(await answer.text()).toBe('own');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  }
  expect((await ownApp.request('/zine/a.gif')).headers.get('content-type')).toBe('image/gif');
});
