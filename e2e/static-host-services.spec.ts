import { join } from 'node:path';
import { startStaticServer } from '../scripts/static-server.ts';
import { testSite } from '../scripts/test-site.ts';
import { findGuestbook, readOwnEntries, sign } from './guestbook-fixture.ts';
import { test as base, expect } from './page-fixture.ts';

/** The default build, whose guestbook and counter need Bonbon's server, on a plain file server. */
const test = base.extend<object, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const server = await startStaticServer({ folder: join(testSite.dist, 'site') });
      await use(new URL(server.url).origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('on a plain file server the page notices at the first request that messages and visits are not stored', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404 \(Not Found\) \(http:\/\/localhost:\d+\/(rest\/v1\/guestbook_|count\?|counter\/TOTAL)/);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/guestbook/');
  const counter = page.getByRole('region', { name: 'Visitor counter' });
  await expect(counter.getByRole('img')).toHaveAccessibleName('158');
  await expect(counter.getByText('last known number')).toBeVisible();

  await sign(page);
  const { thanks, entries } = findGuestbook(page);
  await expect(thanks).toContainText('so yours stays in this browser');
  await expect(entries).toContainText('Only in this browser');
  await expect(entries).not.toContainText('goes out by itself');
  for (const name of ['Home', 'Resume', 'Guestbook']) {
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h2').first()).toBeVisible();
  }
  await expect(entries).toContainText('Only in this browser');
  expect(sent).toEqual(['/count', '/rest/v1/guestbook_entries']);
  expect(await readOwnEntries(page)).toMatchObject([{ message: 'Hello!', unsent: true }]);
});
