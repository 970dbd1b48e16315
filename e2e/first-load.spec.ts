import { expect, test } from './page-fixture.ts';

test('a page requests each file once, and no song', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  // The engine that would request a song has loaded by then.
  await expect.poll(() => requested.some((path) => path.includes('/audio-engine-'))).toBe(true);
  expect(requested.filter((path) => /\.(mp3|pdf)$/.test(path))).toEqual([]);
  expect(requested).toHaveLength(new Set(requested).size);
});

test('without unsent entries, pages other than the guestbook read no entries', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/aboutme', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => path.includes('/rest/'))).toEqual([]);
});
