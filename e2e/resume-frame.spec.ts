import { chromiumLaunchOptions } from '../scripts/chromium-launch.ts';
import { expect, test } from './page-fixture.ts';

test.use({ launchOptions: chromiumLaunchOptions({ hasPdfViewer: true }) });

test('the PDF opens in its frame with its drawer, without moving the focus or the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2600 });
  await page.goto('/resume');
  const pdfRequest = page.waitForRequest(/\/resume\.pdf$/);
  await page.getByText('Open the drawer').click();
  await pdfRequest;
  await expect(page.frameLocator('iframe').locator('embed, body')).not.toHaveCount(0);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['SUMMARY', 0]);
});
