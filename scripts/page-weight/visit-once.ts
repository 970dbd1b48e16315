import type { Browser } from '@playwright/test';
import { type PageWeight, weighPage } from './page-weight.ts';
import { recordTransfers } from './transfers.ts';

/** As wide as a phone, because pictures out of sight may load later. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * What a page costs a visitor who comes for the first time. What its markup asks for counts as requested before load: when
 * scripts start their requests depends on the machine, and the rest always precedes the load event.
 */
export async function visitOnce(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const recording = await recordTransfers(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'load' });
    // Scripts that wait for an idle moment have run then.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await recording.waitUntilIdle(500, 30_000);
    return weighPage(recording.transfers, ({ isFromMarkup }) => isFromMarkup);
  } finally {
    await context.close();
  }
}
