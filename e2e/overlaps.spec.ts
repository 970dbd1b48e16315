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

/** The same for elements that are in view already, without scrolling. */
const findCoversWithoutScrolling = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const y = (top + bottom) / 2;
      if (y < 0 || y >= innerHeight) return [];
      const found = document.elementFromPoint((left + right) / 2, y);
      return element.contains(found) ? [] : `${element.textContent}: ${found?.outerHTML.slice(0, 100)}`;
    }),
  );

const openSite = async (page: Page, path = '/') => {
  await page.goto(path);
  await expect(page.getByRole('contentinfo', { name: 'Music player' }).locator('p').first()).not.toBeEmpty();
};

test('nothing fixed covers the menu, open or not, on any phone', async ({ page }) => {
  await openSite(page);
  const menu = page.locator('summary');
  const links = page.getByRole('navigation').getByRole('link');
  for (const [width, height] of phones) {
    const at = `at ${width} x ${height}`;
    await page.setViewportSize({ width, height });
    if (await menu.isVisible()) {
      await menu.evaluate(({ parentElement }: HTMLElement) => parentElement?.removeAttribute('open'));
      await menu.scrollIntoViewIfNeeded();
      await menu.click();
      await expect(links).toHaveCount(8);
      expect(await findCoversWithoutScrolling(links), at).toEqual([]);
      // The menu's first line at the top, middle and bottom of the screen.
      for (const y of [0, 0.5, 0.9]) {
        await menu.evaluate((line, part) => scrollBy(0, line.getBoundingClientRect().top - part * innerHeight), y);
        expect(await findCoversWithoutScrolling(links), at).toEqual([]);
      }
    }
    expect(await findCovers(links), at).toEqual([]);
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

test('the tabs of the player take no clicks on the page above them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page);
  const tabs = page.locator('[data-tab]');
  await expect(tabs).toHaveCount(2);
  const tabHits = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { left, right, top } = tab.getBoundingClientRect();
      return [3, 8, 15].filter((y) => document.elementFromPoint((left + right) / 2, top - y)?.closest('[data-tab]'));
    }),
  );
  expect(tabHits).toEqual([[], []]);
});
