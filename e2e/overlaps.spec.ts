import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page-fixture.ts';

const phones = [
  [320, 400],
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

/** Scrolls each element into view and reports those whose centre is covered by another element. */
async function findCovers(locator: Locator): Promise<string[]> {
  expect(await locator.count()).toBeGreaterThan(0);
  return locator.evaluateAll((elements) =>
    elements.flatMap((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInView && element.contains(found) ? [] : `${element.textContent}: ${found?.outerHTML.slice(0, 100)}`;
    }),
  );
}

const openSite = async (page: Page, path = '/') => {
  await page.goto(path);
  await expect(page.getByRole('contentinfo', { name: 'Music player' }).locator('p').first()).not.toBeEmpty();
};

test('nothing covers the menu on any phone, wherever the page is scrolled to', async ({ page }) => {
  await openSite(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
  for (const [width, height] of phones) {
    const at = `at ${width} x ${height}`;
    await page.setViewportSize({ width, height });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), part);
      await menu.click();
      await expect(links).toHaveCount(8);
      expect(await findCovers(links), at).toEqual([]);
      expect(await findCovers(menu), at).toEqual([]);
      await menu.click();
      await expect(links).toHaveCount(0);
    }
  }
});

test('nothing fixed covers a dialog on any phone', async ({ page }) => {
  await openSite(page, '/oc-gallery/thistle');
  await page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    expect(await findCovers(dialog.getByRole('button')), `at ${width} x ${height}`).toEqual([]);
  }
});
