import { startStaticServer } from '../scripts/static-server.ts';
import { buildChangedSite } from './changed-site-fixture.ts';
import { awaitHydration } from './chunk-fixture.ts';
import { test as base, expect } from './page-fixture.ts';

/** The site built for a sub-path, on a plain file server. */
const test = base.extend<object, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const site = await buildChangedSite(
        [
          ['guestbook: built-in', 'guestbook: none'],
          ['counter: built-in', 'counter: none'],
        ],
        { base: '/bonbon/' },
      );
      const server = await startStaticServer({ folder: site.siteFolder, base: '/bonbon/' });
      await use(new URL(server.url).origin);
      await server.stop();
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so the site is built only once.
test.describe.configure({ mode: 'default' });

test('the built folder works below a sub-path on a plain file server', async ({ page, allowProblem }) => {
  allowProblem(/404 \(Not Found\)/);
  await page.goto('/bonbon/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonbon' })).toBeVisible();
  await awaitHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'OC Gallery' }).click();
  await expect(page).toHaveURL(/\/bonbon\/oc-gallery$/);
  // Until then Home is shown, where another link names him.
  await expect(page.getByRole('heading', { level: 1, name: 'OC Gallery' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /Captain Thistle/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Captain Thistle' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Captain Thistle' })).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);

  const unknown = await page.goto('/bonbon/nowhere');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
});

test('an unknown project on a plain file server is shown as one, although 404.html is the same for all', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404 \(Not Found\)/);
  await page.goto('/bonbon/projects/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
  await expect(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
});

test('for plain file servers the pages contain the Content-Security-Policy', async ({ request }) => {
  const html = await (await request.get('/bonbon/')).text();
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self';/);
});

test('without JavaScript the guestbook of a plain file server says that signing needs it, and where to write instead', async ({
  browser,
  siteAddress,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteAddress}/bonbon/guestbook`);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('One moment…')).toBeHidden();
  await context.close();
});
