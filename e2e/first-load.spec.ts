import { expect, test } from './fixtures.ts';

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

test('no page asks for more pictures than it shows, and none asks for a song before somebody listens', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /\.(mp3|ogg|pdf)$/.test(path))).toEqual([]);
  expect(asked).toHaveLength(new Set(asked).size);
});
