import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { expect, test } from './page-fixture.ts';

async function findByDayAndNight(page: Page, within?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await findViolations(page, within ? { within } : {});
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...byDay, ...(await findViolations(page, { rules: ['color-contrast'] }))];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('axe finds nothing on the menu and the large player by day and night', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
    expect(await findByDayAndNight(page), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[popovertarget="large-player"]').tap();
    await expect(page.locator('#large-player [data-variant]')).toBeVisible();
    expect(await findByDayAndNight(page), 'the player').toEqual([]);
  });
});

test('axe finds nothing on the cassette player by day and night', async ({ page }) => {
  await page.goto('/');
  await page.locator('[popovertarget="cassette"]').first().click();
  await expect(page.locator('#cassette li').first()).toBeVisible();
  expect(await findByDayAndNight(page)).toEqual([]);
});
