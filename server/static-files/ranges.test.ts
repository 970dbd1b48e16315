import { expect, test } from 'vitest';
import { get } from './static-files-fixture.ts';

test('only the requested range of a song in memory is sent', async () => {
  const answer = await get('/assets/song-1a2b3c.mp3', { range: 'bytes=2-5' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
  expect(answer.headers.get('content-length')).toBe('4');
  expect(await answer.text()).toBe('2345');
  expect((await get('/assets/song-1a2b3c.mp3')).headers.get('accept-ranges')).toBe('bytes');
});

test('a range beyond the end of a song is refused with its size', async () => {
  const answer = await get('/assets/song-1a2b3c.mp3', { range: 'bytes=10-' });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
  expect(await answer.text()).toBe('The file ends before the requested range.\n');
});

test('several ranges, a range of another version and a range by HEAD get the whole file', async () => {
  const song = '/assets/song-1a2b3c.mp3';
  expect((await get(song, { range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await get(song, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  expect((await get(song, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  const etag = (await get(song)).headers.get('etag') ?? '';
  expect((await get(song, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
});

test.each([
  ['a file with compressed variants', '/'],
  ['a picture', '/assets/cover-1a2b3c.webp'],
])('%s ignores ranges', async (_, address) => {
  const answer = await get(address, { range: 'bytes=0-1' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('accept-ranges')).toBeNull();
});
