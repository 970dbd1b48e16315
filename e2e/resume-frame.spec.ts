import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { expect, test } from './page-fixture.ts';

test.use({ launchOptions: chromiumLaunchOptions({ hasPdfViewer: true }) });

test('the document opens in its frame, and takes neither the focus nor the page along', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const isAsked = page.waitForRequest(/\/resume\.pdf$/);
  await page.goto('/resume');
  await isAsked;
  await expect(page.frameLocator('iframe').locator('embed, body')).not.toHaveCount(0);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
});
