import { readdir, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readBuiltSite } from '#server/builds/built-site.ts';
import { writeBuild } from '#server/site-fixture.ts';

// Each byte depends on its offset; large enough for several reads.
const song = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 31) % 251));
const files = { 'index.html': 'home', 'assets/song-1a2b.mp3': song, 'resume.pdf': Buffer.alloc(300_000, 'pdf') };

async function serve(build: { siteFolder: string; settingsFile: string }) {
  const app = createApp({ site: (await readBuiltSite(build)).site, log: () => {}, now: Date.now });
  return (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(address, { headers, method });
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('a file over 256 kB is streamed with its type, size and caching', async () => {
  await using build = await writeBuild(files);
  const get = await serve(build);
  const answer = await get('/assets/song-1a2b.mp3');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(answer.headers.get('content-length')).toBe('400000');
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await bytesOf(answer)).equals(song)).toBe(true);
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=100000-299999', 100_000, 299_999],
  ['bytes=399990-', 399_990, 399_999],
  ['bytes=-1000', 399_000, 399_999],
  ['bytes=5-9999999', 5, 399_999],
])('a large file is sent in the range "%s"', async (range, start, end) => {
  await using build = await writeBuild(files);
  const get = await serve(build);
  const answer = await get('/assets/song-1a2b.mp3', { range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/400000`);
  expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
  expect((await bytesOf(answer)).equals(song.subarray(start, end + 1))).toBe(true);
});

test('a range beyond the end of a large file is refused with its size', async () => {
  await using build = await writeBuild(files);
  const get = await serve(build);
  const answer = await get('/assets/song-1a2b.mp3', { range: 'bytes=400000-' });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */400000');
});

test('If-Range allows a range of the same version only, and several ranges get the whole file', async () => {
  await using build = await writeBuild(files);
  const get = await serve(build);
  const address = '/assets/song-1a2b.mp3';
  const etag = (await get(address, {}, 'HEAD')).headers.get('etag') ?? '';
  const status = async (headers: Record<string, string>) => {
    const answer = await get(address, headers);
    await bytesOf(answer);
    return answer.status;
  };
  expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(206);
  expect(await status({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200);
  expect(await status({ range: 'bytes=0-1', 'if-range': 'Sat, 21 Nov 2026 19:00:00 GMT' })).toBe(200);
  expect(await status({ range: 'bytes=0-1,5-6' })).toBe(200);
  expect(await status({ 'if-none-match': etag })).toBe(304);
});

test('HEAD, 304 and an aborted download leave no file open', async () => {
  await using build = await writeBuild(files);
  const get = await serve(build);
  const path = join(build.siteFolder, 'assets/song-1a2b.mp3');
  const head = await get('/assets/song-1a2b.mp3', {}, 'HEAD');
  expect(head.headers.get('content-length')).toBe('400000');
  expect(await head.text()).toBe('');
  await get('/assets/song-1a2b.mp3', { 'if-none-match': head.headers.get('etag') ?? '' });
  await get('/assets/song-1a2b.mp3', { range: 'bytes=400000-' });
  await (await get('/assets/song-1a2b.mp3')).body?.cancel();
  await expect.poll(() => openFiles()).not.toContain(path);
});

test('the site may frame the PDF', async () => {
  await using build = await writeBuild(files);
  const answer = await (await serve(build))('/resume.pdf');
  await bytesOf(answer);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a file deleted since the start is not found', async () => {
  await using build = await writeBuild(files);
  const get = await serve(build);
  await rm(join(build.siteFolder, 'resume.pdf'));
  expect((await get('/resume.pdf')).status).toBe(404);
});

/** The open files of this process, on Linux. */
async function openFiles(): Promise<string[]> {
  const names = await readdir('/proc/self/fd').catch(() => []);
  return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
}
