import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Visitor counter' });
const digits = (page: Page) => box(page).getByRole('img');

test("the counter is loading first, then shows the site's own count, and nobody else is asked", async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Loading...');
  expect(html).not.toMatch(/count\.js|data-goatcounter/);
  const asked = page.waitForResponse('**/counter/TOTAL.json');
  await page.goto('/');
  // A browser that a program drives is not counted, and reads no 0 all the same.
  const told: { count: string } = await (await asked).json();
  const count = told.count === '0' ? '1' : told.count;
  await expect(box(page).getByRole('heading')).toHaveText('Total Unique Visitors');
  await expect(digits(page)).toHaveAccessibleName(count);
  await expect(box(page).getByText('Counted by this site, no cookies')).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ visitorCount: count, hasVisited: 'true' });
});
