import type { Page } from '@playwright/test';
import { measureBox } from './box-fixture.ts';
import { expect, test } from './page-fixture.ts';

const findFirstCard = (page: Page) => page.getByRole('list', { name: 'My Characters' }).getByRole('link').first();
const findThumbnails = (page: Page) => page.getByRole('region', { name: 'Gallery' }).getByRole('link');
const findDialog = (page: Page) => page.getByRole('dialog');
const readHistoryIndex = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index);

/** Goes from the list of characters to one of them and opens a picture, all by clicks. */
async function openPicture(page: Page) {
  await page.goto('/oc-gallery');
  await findFirstCard(page).click();
  await page.waitForURL(/oc-gallery\/./);
  await findThumbnails(page).nth(1).click();
  await expect(findDialog(page)).toBeVisible();
  await expect.poll(() => readHistoryIndex(page)).toBe(2);
}

test('Back first closes an open picture, without scrolling, and then leaves the page', async ({ page }) => {
  await openPicture(page);
  const [address, place] = [page.url(), await page.evaluate(() => scrollY)];
  await page.goBack();
  await expect(findDialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(findThumbnails(page).nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(findFirstCard(page)).toBeVisible();
});

test('a link clicked while the history entry of a closed picture is being removed opens its page', async ({ page }) => {
  await openPicture(page);
  await page.evaluate(() => {
    const { go } = history;
    history.go = (by) => {
      go.call(history, by);
      document.querySelector<HTMLElement>('nav a[href="/connect"]')?.click();
    };
  });
  await findDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
  expect(await readHistoryIndex(page)).toBe(2);
  await page.goBack();
  await expect(findThumbnails(page).first()).toBeVisible();
  await page.goBack();
  await expect(findFirstCard(page)).toBeVisible();
});

test('neither Forward nor a reload stays at the history entry of a closed picture', async ({ page }) => {
  await openPicture(page);
  await page.goBack();
  await expect(findDialog(page)).toHaveCount(0);
  // Forward, and the way back from there.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const leave = () => addEventListener('popstate', () => done(), { once: true });
        addEventListener('popstate', leave, { once: true });
        history.forward();
      }),
  );
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await expect.poll(() => readHistoryIndex(page)).toBe(1);
  await findThumbnails(page).nth(1).click();
  await expect.poll(() => readHistoryIndex(page)).toBe(2);
  await page.reload();
  await expect.poll(() => readHistoryIndex(page)).toBe(1);
  await expect(findDialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(findFirstCard(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 500 } });

  test('a sideways swipe shows the next picture, and a vertical one scrolls the dialog', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/oc-gallery/bonbon');
    await findThumbnails(page).first().click();
    const picture = findDialog(page).getByRole('img');
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (by: { x: number; y: number }) => {
      const { x, y } = await measureBox(picture);
      const [startX, startY] = [x + 100, y + 100];
      await send('touchStart', [{ x: startX, y: startY }]);
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await send('touchMove', [{ x: startX + share * by.x, y: startY + share * by.y }]);
      }
      await send('touchEnd', []);
    };
    const place = findDialog(page).getByRole('status');
    await expect(place).toHaveText(/^1 of/);
    await swipe({ x: -90, y: 10 });
    await expect(place).toHaveText(/^2 of/);
    await swipe({ x: 0, y: -80 });
    await expect.poll(() => findDialog(page).evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(40);
    await expect(place).toHaveText(/^2 of/);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(picture.locator('xpath=ancestor::div[1]')).toHaveCSS('touch-action', 'auto');
    await swipe({ x: -90, y: 0 });
    await expect.poll(() => page.evaluate(() => visualViewport?.pageLeft)).toBeGreaterThan(10);
    await expect(place).toHaveText(/^2 of/);
  });
});
