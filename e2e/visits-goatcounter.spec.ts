import type { Page } from '@playwright/test';
import { buildChangedSite } from './changed-site-fixture.ts';
import { expect, fakeGoatCounterScript, startVisitServer, test as visitTest } from './visits-fixture.ts';

const counterAddress = 'https://bonbon.goatcounter.com';
const allowed = { 'access-control-allow-origin': '*' };

/** The site of an owner who chose GoatCounter. */
const test = visitTest.extend<object, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const site = await buildChangedSite([['counter: built-in', 'counter: goatcounter\n  goatcounterCode: bonbon']]);
      const server = await startVisitServer(site.siteFolder);
      await use(server.address);
      await server.close();
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so the site is built only once.
test.describe.configure({ mode: 'default' });

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** Answers instead of GoatCounter: the script, visits, and `count` for the counter box. */
async function fakeGoatCounter(page: Page, count: Answer) {
  await page.route('https://gc.zgo.at/count.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeGoatCounterScript }),
  );
  await page.route(`${counterAddress}/count?**`, (route) => route.fulfill({ status: 200, headers: allowed, body: '' }));
  await page.route(`${counterAddress}/counter/**`, (route) => route.fulfill({ headers: allowed, ...count }));
}
const findBox = (page: Page) => page.getByRole('region', { name: 'Visitor counter' });
const findDigits = (page: Page) => findBox(page).getByRole('img');

test("GoatCounter's script is added once and gets every page with its title", async ({ siteAddress, openVisitor }) => {
  const { page, counted, errors } = await openVisitor(siteAddress, `${counterAddress}/count`);
  await fakeGoatCounter(page, { body: '{"count_unique":"1\u202F234", "count":"1\u202F234"}' });
  const titles: (string | null)[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { href, pathname, searchParams } = new URL(request.url());
    if (pathname === '/count') titles.push(searchParams.get('t'));
    if (pathname === '/count.js') scripts.push(href);
  });
  await page.goto('/');
  await expect(findDigits(page)).toHaveAccessibleName('1,234');
  await expect(findBox(page).getByText('Stats collected from GoatCounter!')).toBeVisible();
  await expect.poll(() => counted).toEqual(['/']);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' }).click();
  await expect.poll(() => counted).toEqual(['/', '/guestbook']);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'OC Gallery' }).click();
  await expect.poll(() => titles).toEqual(['Bonbon', 'Guestbook \u00B7 Bonbon', 'OC Gallery \u00B7 Bonbon']);
  expect(scripts).toEqual(['https://gc.zgo.at/count.js']);
  const tag = page.locator('script[data-goatcounter]');
  await expect(tag).toHaveCount(1);
  await expect(tag).toHaveAttribute('data-goatcounter', `${counterAddress}/count`);
  await expect(tag).toHaveAttribute('data-goatcounter-settings', '{"no_onload":true}');
  expect(errors).toEqual([]);
});

test('the site works with an ad blocker, without errors of its own', async ({ siteAddress, openVisitor }) => {
  const { page, counted, errors } = await openVisitor(siteAddress, `${counterAddress}/count`);
  await page.route(/gc\.zgo\.at|goatcounter\.com/, (route) => route.abort('blockedbyclient'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(findDigits(page)).toHaveAccessibleName('158');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guestbook' })).toBeVisible();
  expect(counted).toEqual([]);
  expect(errors.filter((error) => !error.startsWith('Failed to load resource: net::ERR_BLOCKED_BY_CLIENT'))).toEqual(
    [],
  );
});
