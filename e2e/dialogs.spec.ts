import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf } from './tiles.ts';

const cardOf = (page: Page) => page.getByRole('list', { name: 'My Characters' }).getByRole('link').first();
const thumbsOf = (page: Page) => page.getByRole('region', { name: 'Gallery' }).getByRole('link');
const dialogOf = (page: Page) => page.getByRole('dialog');
const countHistory = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index);

/** The list of characters, one of them, and a picture of theirs, the whole way by clicks. */
async function openPicture(page: Page) {
  await page.goto('/oc-gallery');
  await cardOf(page).click();
  await page.waitForURL(/oc-gallery\/./);
  await thumbsOf(page).nth(1).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect.poll(() => countHistory(page)).toBe(2);
}

test('Back closes an open picture where it is on the page, and only then leaves the page', async ({ page }) => {
  await openPicture(page);
  const [address, place] = [page.url(), await page.evaluate(() => scrollY)];
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(thumbsOf(page).nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(cardOf(page)).toBeVisible();
});

test('a link that is clicked while the browser takes the closed picture out of its history opens its page', async ({
  page,
}) => {
  await openPicture(page);
  await page.evaluate(() => {
    const { go } = history;
    history.go = (by) => {
      go.call(history, by);
      document.querySelector<HTMLElement>('nav a[href="/connect"]')?.click();
    };
  });
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
  expect(await countHistory(page)).toBe(2);
  await page.goBack();
  await expect(thumbsOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(cardOf(page)).toBeVisible();
});

test('neither Forward nor a reload stops at a picture that is no longer open', async ({ page }) => {
  await openPicture(page);
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await expect.poll(() => countHistory(page)).toBe(1);
  await thumbsOf(page).nth(1).click();
  await expect.poll(() => countHistory(page)).toBe(2);
  await page.reload();
  await expect.poll(() => countHistory(page)).toBe(1);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(cardOf(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 500 } });

  test('a finger turns to the next picture sideways, and scrolls the dialog up', async ({ page }) => {
    await page.goto('/oc-gallery/bonbon');
    await thumbsOf(page).first().click();
    const picture = dialogOf(page).getByRole('img');
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (by: { x: number; y: number }) => {
      const { x, y } = await boxOf(picture);
      const [startX, startY] = [x + 100, y + 100];
      await send('touchStart', [{ x: startX, y: startY }]);
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await send('touchMove', [{ x: startX + share * by.x, y: startY + share * by.y }]);
      }
      await send('touchEnd', []);
    };
    const place = dialogOf(page).getByRole('status');
    await expect(place).toHaveText(/^1 of/);
    await swipe({ x: -90, y: 10 });
    await expect(place).toHaveText(/^2 of/);
    await swipe({ x: 0, y: -80 });
    await expect.poll(() => dialogOf(page).evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(40);
    await expect(place).toHaveText(/^2 of/);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(picture.locator('xpath=ancestor::div[1]')).toHaveCSS('touch-action', 'auto');
    await swipe({ x: -90, y: 0 });
    await expect.poll(() => page.evaluate(() => visualViewport?.pageLeft)).toBeGreaterThan(10);
    await expect(place).toHaveText(/^2 of/);
  });
});
