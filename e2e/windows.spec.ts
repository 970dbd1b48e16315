import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { expect, test } from './page-fixture.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('windows that were rolled up or put away are so until the visit ends, on their own page alone', async ({
  page,
}) => {
  await page.goto('/');
  await button(page, 'Roll up Updates').click();
  await button(page, 'Put away My Friends').click();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About Me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'In the tray' })).toHaveCount(0);
  await page.goBack();
  await expect(button(page, 'Roll up Updates')).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'In the tray 1' }).click();
  await button(page, 'Bring back My Friends').click();
  await expect(button(page, 'Put away My Friends')).toBeFocused();
  await page.reload();
  await expect(button(page, 'Roll up Updates')).toHaveAttribute('aria-expanded', 'true');
});

test('Back finds a page with a rolled window scrolled as it was left', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Roll up Quick Intro').click();
  const measure = async () => {
    const box = await page.getByRole('region', { name: 'Currently' }).boundingBox();
    return [await page.evaluate(() => scrollY), box?.y];
  };
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  const before = await measure();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About Me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeFocused();
  await page.goBack();
  await expect(button(page, 'Roll up Quick Intro')).toHaveAttribute('aria-expanded', 'false');
  expect(await measure()).toEqual(before);
});

test('axe finds nothing on windows that are rolled up, zoomed or put away, or in the open tray', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Roll up Updates').click();
  await button(page, 'Put away My Friends').click();
  await page.getByRole('button', { name: 'In the tray 1' }).click();
  await expect(button(page, 'Bring back My Friends')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Zoom Updates').click();
  await expect(button(page, 'Zoom Updates')).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a window that was put away is in the menu, whose button counts it, and comes back by a tap', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'Put away My Friends').tap();
    const menu = page.getByRole('button', { name: 'Menu 1' });
    await expect(menu).toBeFocused();
    await menu.tap();
    await expect(page.getByRole('heading', { name: 'In the tray' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { rules: ['color-contrast'] }), 'by night').toEqual([]);
    await button(page, 'Bring back My Friends').tap();
    await expect(button(page, 'Put away My Friends')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('windows have no buttons, and all of them are open', async ({ page }) => {
    await page.goto('/');
    const windows = page.locator('main [data-window]');
    await expect(windows.first()).toBeVisible();
    for (const window of await windows.all()) {
      await expect(window.locator('[data-slot]')).toBeEmpty();
      await expect(window.locator('> :nth-child(2)')).toBeVisible();
    }
  });
});

test('paper has the messages of the guestbook, and no form to sign it', async ({ page }) => {
  await page.goto('/guestbook');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeHidden();
});

test('paper shows the title, the windows that were rolled up and put away, and no buttons', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Roll up Updates').click();
  await button(page, 'Put away My Friends').click();
  await page.emulateMedia({ media: 'print' });
  for (const window of await page.locator('main [data-window]').all()) {
    await expect(window.locator('> :nth-child(2)')).toBeVisible();
  }
  await expect(page.locator('[data-window-buttons]').first()).toBeHidden();
  await expect(page.locator('[data-tray]')).toBeHidden();
  // The title and the subtitle are all that paper has of the header.
  const header = page.getByRole('banner');
  await expect(header.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header.getByText('Everything I do should be here i think.')).toBeVisible();
  expect(await header.locator('a, img, button').filter({ visible: true }).count()).toBe(0);
});
