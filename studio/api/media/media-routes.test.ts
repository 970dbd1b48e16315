import { expect, test } from 'vitest';
import { openMedia } from './media-fixture.ts';

test('more than is allowed is refused before it is read', async () => {
  const { app } = await openMedia();
  for (const [path, megabytes] of [
    ['/picture', 61],
    ['/song', 401],
  ] as const) {
    const query = new URLSearchParams({
      file: 'tracks.yaml',
      path: '[0,"imageSrc"]',
      name: 'Kettle',
      job: 'job-of-a-test',
    });
    const response = await app.request(`${path}?${query}`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': String(megabytes * 1_000_000) },
    });
    expect(await response.json()).toMatchObject({ outcome: 'refused', reason: 'tooLarge' });
  }
});

test('pictures and songs are shown, in parts as well, and nothing else is', async () => {
  const { app } = await openMedia({
    'images/friends/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'notes.txt': 'x',
  });
  const ask = (path: string, headers = {}) => app.request(`/file?path=${encodeURIComponent(path)}`, { headers });
  const whole = await ask('images/friends/cat.svg');
  expect(whole.headers.get('content-type')).toContain('image/svg+xml');
  expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await app.request('/file?path=cat.svg&from=friends.yaml')).status).toBe(200);
  const part = await ask('images/friends/cat.svg', { range: 'bytes=1-3' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'svg', 'bytes 1-3/41']);
  expect((await ask('images/friends/cat.svg', { range: 'bytes=900-' })).status).toBe(416);
  for (const path of ['home.yaml', 'notes.txt', '../x.svg', '/etc/passwd', 'images', 'images/friends/cat.svg\0.png']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});
