import { expect, test } from './page-fixture.ts';

test('Home sends at most 80 kB of JavaScript, 16.5 kB of CSS, 90 kB of fonts and 250 kB in all', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0, Font: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    // After everything else, the player requests a song's duration, and gets all of a short song.
    if (kind === 'Media') return;
    if (kind === 'Script' || kind === 'Stylesheet' || kind === 'Font') bytes[kind] += encodedDataLength;
    bytes.all += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes.Script).toBeGreaterThan(50_000);
  // The counts include response headers, about 300 bytes each, which are not part of the budgets.
  const headers = kinds.size * 400;
  expect(bytes.Script).toBeLessThanOrEqual(80_000 + headers);
  expect(bytes.Stylesheet).toBeLessThanOrEqual(16_500 + headers);
  expect(bytes.Font).toBeLessThanOrEqual(90_000 + headers);
  expect(bytes.all).toBeLessThanOrEqual(250_000);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
  console.log(`Home sends ${JSON.stringify(bytes)} bytes in ${kinds.size} responses`);
});

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
