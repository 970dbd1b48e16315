import type { Browser } from '@playwright/test';
import { type PageWeight, weighPage } from './page-weight.ts';
import { recordTransfers } from './transfers.ts';

/** As wide as a phone, because pictures out of sight may load later. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A time zone in which it is noon: by day all of the header's scene is loaded, and at night there is no sun. */
function zoneOfNoon(now: Date): string {
  const hoursAhead = 12 - now.getUTCHours();
  // The names count from the other side: it is earlier in Etc/GMT+1 than in Greenwich.
  return `Etc/GMT${hoursAhead < 0 ? '+' : '-'}${Math.abs(hoursAhead)}`;
}

/**
 * What a page costs a visitor who comes for the first time. Before load is what was requested before the load event; and the
 * page's own scripts, styles and fonts, which wait for the first paint, on a fast machine even for that event.
 */
export async function visitOnce(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ ...phone, timezoneId: zoneOfNoon(new Date()) });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Playwright's evaluate() would count as a gesture, after which music may play.
    const evaluate = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value;
    const recording = await recordTransfers(session);
    const answer = await page.goto(url, { waitUntil: 'load' });
    // Scripts that wait for an idle moment have run then.
    await evaluate('new Promise((done) => requestIdleCallback(() => done(true)))');
    // Longer than a busy machine takes between two late scripts of which one asks for the other.
    await recording.waitUntilIdle(1500, 30_000);
    const { entry, chunks } = (await evaluate(
      `({ ...document.querySelector('script[data-entry]')?.dataset })`,
    )) as Record<string, string>;
    // Style files that the HTML does not name belong to what comes after everything else, such as what moves, and to other pages.
    const html = (await answer?.text()) ?? '';
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
      ([, address = '']) => new URL(address, url).href,
    );
    const scripts = `${entry} ${chunks}`.split(' ').map((address) => new URL(address, url).href);
    const loadedMs = recording.loadedMs ?? Number.POSITIVE_INFINITY;
    return weighPage(
      recording.transfers,
      ({ url: address, kind, startedMs }) =>
        startedMs < loadedMs || kind === 'fonts' || [...styles, ...scripts].includes(address),
    );
  } finally {
    await context.close();
  }
}
