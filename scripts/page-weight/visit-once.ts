import type { Browser } from '@playwright/test';
import { type PageWeight, weighPage } from './page-weight.ts';
import { recordTransfers, type TransferKind } from './transfers.ts';

const isOwn = new Set<TransferKind>(['CSS', 'fonts']);

/** As wide as a phone, because pictures out of sight may load later. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * What a page costs a visitor who comes for the first time. Before load is what was requested before the load event; and the
 * page's own scripts, styles and fonts, which wait for the first paint, on a fast machine even for that event.
 */
export async function visitOnce(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Playwright's evaluate() would count as a gesture, after which music may play.
    const evaluate = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value;
    const recording = await recordTransfers(session);
    await page.goto(url, { waitUntil: 'load' });
    // Scripts that wait for an idle moment have run then.
    await evaluate('new Promise((done) => requestIdleCallback(() => done(true)))');
    await recording.waitUntilIdle(500, 30_000);
    const { entry, chunks } = (await evaluate(
      `({ ...document.querySelector('script[data-entry]')?.dataset })`,
    )) as Record<string, string>;
    const scripts = `${entry} ${chunks}`.split(' ').map((address) => new URL(address, url).href);
    const loadedMs = recording.loadedMs ?? Number.POSITIVE_INFINITY;
    return weighPage(
      recording.transfers,
      ({ url: address, kind, startedMs }) => startedMs < loadedMs || isOwn.has(kind) || scripts.includes(address),
    );
  } finally {
    await context.close();
  }
}
