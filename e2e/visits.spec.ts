import { expect, goatCounterStandIn, startVisitServer, test as visitTest } from './visits.ts';

/** Its own server with an empty data folder for each test. */
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

test('each visitor reads a number with their own visit in it, of the whole site, from the first one on', async ({
  server,
  visit,
}) => {
  const { address } = server;
  const [anna, ben] = [await visit(address), await visit(address)];
  await anna.page.goto('/guestbook');
  const readBox = ({ page }: typeof anna) => page.getByRole('region', { name: 'Visitor counter' }).getByRole('img');
  await expect(readBox(anna)).toHaveAccessibleName('1');
  await ben.page.goto('/');
  await expect(readBox(ben)).toHaveAccessibleName('2');
  const counted = anna.page.waitForResponse(/\/count\?/);
  await anna.page.reload();
  expect((await counted).status()).toBe(200);
  expect(await readCount(address)).toBe('1');
  expect(await readCount(address, 'TOTAL')).toBe('2');

  const box = anna.page.getByRole('region', { name: 'Visitor counter' });
  await expect(readBox(anna)).toHaveAccessibleName('2');
  await expect(box.getByText('Counted by this site, no cookies')).toBeVisible();
  expect([...anna.errors, ...ben.errors]).toEqual([]);
});

test('what was counted is there after the server was started anew', async ({ server, visit }) => {
  const { page } = await visit(server.address);
  await page.goto('/guestbook');
  await expect.poll(() => readCount(server.address, '%2Fguestbook')).toBe('1');
  const address = await server.restart();
  expect(await readCount(address, '%2Fguestbook')).toBe('1');
  expect(await readCount(address)).toBe('0');
});

test('each change of the page is counted once, and jumps within a page are not', async ({ server, visit }) => {
  const { page, counted, errors } = await visit(server.address);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/count.js')) scripts.push(request.url());
  });
  await page.goto('/?from=a-friend');
  await expect.poll(() => counted).toEqual(['/']);
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook']);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Connect With Me!' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook', '/connect']);
  await page.goBack();
  await expect.poll(() => counted).toEqual(['/', '/guestbook', '/connect', '/guestbook']);
  expect(scripts).toHaveLength(1);
  expect(await readCount(server.address, '%2Fguestbook')).toBe('1');
  expect(await readCount(server.address, 'TOTAL')).toBe('1');
  expect(errors).toEqual([]);
});

test('nothing of the counting is fetched before the page has loaded', async ({ server, visit }) => {
  const { page, counted } = await visit(server.address);
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/count(\.js)?$/.test(pathname)) order.push(pathname);
  });
  await page.addInitScript(() => addEventListener('load', () => console.log('loaded')));
  page.on('console', (message) => order.push(message.text()));
  await page.goto('/');
  await expect.poll(() => counted).toEqual(['/']);
  expect(order).toEqual(['loaded', '/count.js', '/count']);
});

test('programs and people without script are not counted', async ({ server, browser, visit }) => {
  const robot = await browser.newContext({ baseURL: server.address });
  const asked: string[] = [];
  robot.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await robot.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await robot.close();
  const still = await browser.newContext({ baseURL: server.address, javaScriptEnabled: false });
  still.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await (await still.newPage()).goto('/', { waitUntil: 'networkidle' });
  await still.close();
  expect(asked).toContain('/count.js');
  expect(asked).not.toContain('/count');

  const headers = { 'user-agent': 'curl/8.5.0' };
  expect((await fetch(`${server.address}/count?p=/`, { method: 'POST', headers })).status).toBe(202);
  expect(await readCount(server.address, 'TOTAL')).toBe('0');
  const { page: real } = await visit(server.address);
  await real.goto('/');
  await expect.poll(() => readCount(server.address, 'TOTAL')).toBe('1');
});

test('owners leave out their own visits with #toggle-goatcounter', async ({ server, visit }) => {
  const { page, counted } = await visit(server.address);
  const dialog = page.waitForEvent('dialog');
  const opened = page.goto('/#toggle-goatcounter');
  const notice = await dialog;
  expect(notice.message()).toBe('Your visits in this browser are not counted any more.');
  await notice.accept();
  await opened;
  const script = page.waitForResponse(/\/count\.js$/);
  await page.goto('/guestbook');
  await (await script).finished();
  await page.getByRole('navigation').getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resume' })).toBeVisible();
  expect(counted).toEqual([]);
});

for (const [way, refuses] of [
  ['a beacon', false],
  ['a picture', true],
] as const) {
  test(`a script that does as GoatCounter's counts here with ${way}`, async ({ server, visit }) => {
    const { page, counted, errors } = await visit(server.address);
    await page.route('**/count.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: goatCounterStandIn }),
    );
    if (refuses) {
      await page.addInitScript(() => {
        Navigator.prototype.sendBeacon = () => false;
      });
    }
    const answer = page.waitForResponse(/\/count\?/);
    await page.goto('/?utm_campaign=ring');
    expect((await answer).status()).toBe(200);
    expect((await answer).request().method()).toBe(refuses ? 'GET' : 'POST');
    const { searchParams } = new URL((await answer).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      p: '/',
      t: 'Bonbon',
      s: '1280',
      b: '0',
      q: '?utm_campaign=ring',
      rnd: expect.any(String),
    });
    if (refuses) await expect(page.locator('body > img')).toHaveJSProperty('naturalWidth', 1);
    await page.getByRole('navigation').getByRole('link', { name: 'Guestbook' }).click();
    await expect.poll(() => counted).toEqual(['/', '/guestbook']);
    await expect.poll(() => readCount(server.address, '%2Fguestbook')).toBe('1');
    expect(await readCount(server.address)).toBe('1');
    expect(errors).toEqual([]);
  });
}
