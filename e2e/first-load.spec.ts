import { expect, test } from './page-fixture.ts';

test('a page requests each file once, and the song that it may play only after everything else', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('load', () => requested.push('loaded'));
  await page.goto('/', { waitUntil: 'networkidle' });
  const isSong = (path: string) => path.endsWith('.mp3');
  await expect.poll(() => requested.some(isSong)).toBe(true);
  expect(requested.filter((path) => path.endsWith('.pdf'))).toEqual([]);
  expect(requested.findIndex(isSong)).toBeGreaterThan(requested.indexOf('loaded'));
  expect(new Set(requested.filter(isSong)).size).toBe(1);
  const others = requested.filter((path) => !isSong(path));
  expect(others).toHaveLength(new Set(others).size);
});

test('without unsent entries, pages other than the guestbook load nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/aboutme', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => /guestbook.*js$|rest/.test(path))).toEqual([]);
});
