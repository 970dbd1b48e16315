import { expect, fakeGoatCounterScript, startVisitServer, test as visitTest } from './visits-fixture.ts';

/** Each test has its own server, with an empty data folder. */
const test = visitTest.extend<{ server: Awaited<ReturnType<typeof startVisitServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  server: async ({}, use) => {
    const server = await startVisitServer();
    await use(server);
    await server.close();
  },
});

const readCount = async (address: string, name = '%2F') =>
  ((await (await fetch(`${address}/counter/${name}.json`)).json()) as { count: string }).count;

test('the counter shows the visitors of the whole site, including the one who looks at it', async ({
  server,
  openVisitor,
}) => {
  const { address } = server;
  const [first, second] = [await openVisitor(address), await openVisitor(address)];
  await first.page.goto('/guestbook');
  const findDigits = ({ page }: typeof first) => page.getByRole('region', { name: 'Visitor counter' }).getByRole('img');
  await expect(findDigits(first)).toHaveAccessibleName('1');
  await second.page.goto('/');
  await expect(findDigits(second)).toHaveAccessibleName('2');
  const counted = first.page.waitForResponse(/\/count\?/);
  await first.page.reload();
  expect((await counted).status()).toBe(200);
  expect(await readCount(address)).toBe('1');
  expect(await readCount(address, 'TOTAL')).toBe('2');

  const box = first.page.getByRole('region', { name: 'Visitor counter' });
  await expect(findDigits(first)).toHaveAccessibleName('2');
  await expect(box.getByText('Counted by this site, no cookies')).toBeVisible();
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('counts survive a restart of the server', async ({ server, openVisitor }) => {
  const { page } = await openVisitor(server.address);
  await page.goto('/guestbook');
  await expect.poll(() => readCount(server.address, '%2Fguestbook')).toBe('1');
  const address = await server.restart();
  expect(await readCount(address, '%2Fguestbook')).toBe('1');
  expect(await readCount(address)).toBe('0');
});

test('each change of page is counted once, jumps within a page are not', async ({ server, openVisitor }) => {
  const { page, counted, errors } = await openVisitor(server.address);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/count.js')) scripts.push(request.url());
  });
  await page.goto('/?from=a-friend');
  await expect.poll(() => counted).toEqual(['/']);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook']);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' }).click();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Connect With Me!' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook', '/connect']);
  await page.goBack();
  await expect.poll(() => counted).toEqual(['/', '/guestbook', '/connect', '/guestbook']);
  expect(scripts).toHaveLength(1);
  expect(await readCount(server.address, '%2Fguestbook')).toBe('1');
  expect(await readCount(server.address, 'TOTAL')).toBe('1');
  expect(errors).toEqual([]);
});

test("GoatCounter's script works with this server, by a picture if the browser refuses beacons", async ({
  server,
  openVisitor,
}) => {
  const { page, counted, errors } = await openVisitor(server.address);
  await page.route('**/count.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeGoatCounterScript }),
  );
  await page.addInitScript(() => {
    Navigator.prototype.sendBeacon = () => false;
  });
  const answer = page.waitForResponse(/\/count\?/);
  await page.goto('/?utm_campaign=ring');
  expect((await answer).status()).toBe(200);
  expect((await answer).request().method()).toBe('GET');
  const { searchParams } = new URL((await answer).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    p: '/',
    t: 'Bonbon',
    s: '1280',
    b: '0',
    q: '?utm_campaign=ring',
    rnd: expect.any(String),
  });
  await expect(page.locator('body > img')).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook']);
  await expect.poll(() => readCount(server.address, '%2Fguestbook')).toBe('1');
  expect(await readCount(server.address)).toBe('1');
  expect(errors).toEqual([]);
});

test('the first page tells the host that a visitor comes from, and no later page does', async ({
  server,
  openVisitor,
}) => {
  const { page, counted, errors } = await openVisitor(server.address);
  const hosts: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/count' && !searchParams.get('p')?.startsWith('song:')) hosts.push(searchParams.get('r'));
  });
  await page.goto('/', { referer: 'https://pond.example/links?whose=secret' });
  await expect.poll(() => counted).toEqual(['/']);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook']);
  expect(hosts).toEqual(['pond.example', null]);
  expect(await readCount(server.address, 'from%3Apond.example')).toBe('0');
  expect(errors).toEqual([]);
});
