import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get, text } from './static-files-fixture.ts';

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

test('a file without compressed variants does not vary', async () => {
  const answer = await get('/bonbon.png', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBeNull();
});

test('each variant of a file has its own strong entity tag', async () => {
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get('/', { 'accept-encoding': encoding })).headers.get('etag'),
    ),
  );
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/);
});

test('a page that the browser has is not sent again', async () => {
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
  // Loaded in ranges, which must all be of the same version.
  ['/assets/song-1a2b3c.mp3', true],
  // Their names are content hashes, so they are never revalidated.
  ['/assets/site-1a2b3c.js', false],
  ['/assets/cover-1a2b3c.webp', false],
])('%s has an ETag: %s', async (address, hasEtag) => {
  expect((await get(address)).headers.has('etag')).toBe(hasEtag);
});
