import type { Page } from '@playwright/test';
import { expect, failedToLoad, test } from './fixtures.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Visitor counter' });
const digits = (page: Page) => box(page).getByRole('img');
const cutOff = failedToLoad('net::ERR_FAILED', /\/counter\//);

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

test('when the counter cannot be reached, 157 and this first visit show, and stay', async ({ page, allowProblem }) => {
  allowProblem(cutOff);
  await page.route('**/counter/**', (route) => route.abort());
  await page.goto('/');
  await expect(digits(page)).toHaveAccessibleName('158');
  await expect(box(page).getByText('last known number')).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ visitorCount: '158', hasVisited: 'true' });
  await page.reload();
  await expect(digits(page)).toHaveAccessibleName('158');
});

test('a count kept in the browser is shown with locale separators', async ({ page, allowProblem }) => {
  allowProblem(cutOff);
  await page.route('**/counter/**', (route) => route.abort());
  await page.addInitScript(() => {
    localStorage.setItem('visitorCount', '1234567');
    localStorage.setItem('hasVisited', 'true');
  });
  await page.goto('/');
  await expect(digits(page)).toHaveAccessibleName('1,234,567');
});

test('a browser that refuses storage shows the counter all the same', async ({ page, allowProblem }) => {
  allowProblem(cutOff);
  await page.route('**/counter/**', (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(digits(page)).toHaveAccessibleName('158');
});
