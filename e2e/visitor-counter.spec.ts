import type { Page } from '@playwright/test';
import { expect, test } from './page-fixture.ts';

const findBox = (page: Page) => page.getByRole('region', { name: 'Visitor counter' });
const findDigits = (page: Page) => findBox(page).getByRole('img');

test("the counter shows Loading... first, then the site's own count, and contacts no other host", async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Loading...');
  expect(html).not.toMatch(/count\.js|data-goatcounter/);
  const countResponse = page.waitForResponse('**/counter/TOTAL.json');
  await page.goto('/');
  // An automated browser is not counted, but the box never shows 0.
  const stored: { count: string } = await (await countResponse).json();
  const count = stored.count === '0' ? '1' : stored.count;
  await expect(findBox(page).getByRole('heading')).toHaveText('Total Unique Visitors');
  await expect(findDigits(page)).toHaveAccessibleName(count);
  await expect(findBox(page).getByText('Counted by this site, no cookies')).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ visitorCount: count, hasVisited: 'true' });
});
