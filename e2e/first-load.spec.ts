import { expect, test } from './page-fixture.ts';

test('Home sends at most 80 kB of JavaScript, 16 kB of CSS, 90 kB of fonts and 250 kB in all', async ({
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
    // Once all else is there, the player asks how long a song is, and a short song comes whole.
    if (kind === 'Media') return;
    if (kind === 'Script' || kind === 'Stylesheet' || kind === 'Font') bytes[kind] += encodedDataLength;
    bytes.all += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes.Script).toBeGreaterThan(50_000);
  // What was sent, the answers' headers included: those are no part of the budgets, and are about 300 bytes each.
  const headers = kinds.size * 400;
  expect(bytes.Script).toBeLessThanOrEqual(80_000 + headers);
  expect(bytes.Stylesheet).toBeLessThanOrEqual(16_000);
  expect(bytes.Font).toBeLessThanOrEqual(90_000 + headers);
  expect(bytes.all).toBeLessThanOrEqual(250_000);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
  console.log(`Home sends ${JSON.stringify(bytes)} bytes in ${kinds.size} answers`);
});

test('a page asks for each thing once, and for the song that it may play only when all else is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('load', () => asked.push('loaded'));
  await page.goto('/', { waitUntil: 'networkidle' });
  const isSong = (path: string) => path.endsWith('.mp3');
  await expect.poll(() => asked.some(isSong)).toBe(true);
  expect(asked.filter((path) => path.endsWith('.pdf'))).toEqual([]);
  expect(asked.findIndex(isSong)).toBeGreaterThan(asked.indexOf('loaded'));
  expect(new Set(asked.filter(isSong)).size).toBe(1);
  const others = asked.filter((path) => !isSong(path));
  expect(others).toHaveLength(new Set(others).size);
});
