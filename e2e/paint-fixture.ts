import type { Page } from '@playwright/test';

/**
 * Waits until the browser has painted the page for the first time. Elements count as visible before that, while the
 * style sheets are still on their way, and whoever measures them then gets the boxes of a page without style.
 */
export async function waitForFirstPaint(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
