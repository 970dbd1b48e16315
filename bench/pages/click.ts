import type { Browser, Page } from '@playwright/test';
import { countChunksInRow } from '../../scripts/page-weight/chunk-chain.ts';
import { openPhone } from './phone.ts';
import { idleMs, longestMs } from './visit.ts';

/** The page's heading, and the first heading in its main part, which come in the same frame. */
export type Shown = { title: string; firstHeading: string };

export type Click = {
  /** From the click to the first frame with the new page's headings, in milliseconds. */
  frameMs: number;
  /** Fetched between the click and that frame, or still on the way then. */
  requests: number;
  bytes: number;
  chunksInRow: number;
};

/** How long a visitor looks at a menu that has opened, or at a link that has come into sight, before they tap. */
const lookMs = 1000;
const arrivalMs = 500;

/** Opens `from` with an empty cache, waits until it is idle, and taps its link to `address`. Nothing is hovered. */
export async function clickThrough(
  browser: Browser,
  { from, address, shown }: { from: string; address: string; shown: Shown },
): Promise<Click> {
  const { page, recording, close } = await openPhone(browser);
  try {
    await page.goto(from, { waitUntil: 'load' });
    await recording.waitUntilIdle(idleMs, longestMs);
    const link = await bringIntoSight(page, address);
    await page.waitForTimeout(lookMs);
    const known = recording.transfers.length;
    await page.evaluate(watchForFrame, shown);
    await link.tap();
    const frameMs = await page.evaluate(() => (window as unknown as Watching).shown);
    const fetched = recording.transfers.slice(known);
    // What was on its way still arrives.
    await recording.waitUntilIdle(arrivalMs, longestMs);
    return {
      frameMs,
      requests: fetched.length,
      bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
      chunksInRow: countChunksInRow(fetched),
    };
  } finally {
    await close();
  }
}

/** The menu's link if it has one, else the page's own. */
async function bringIntoSight(page: Page, address: string) {
  const selector = `a[href="${address}"]`;
  const menu = page.locator('nav').filter({ has: page.locator(selector) });
  const link = ((await menu.count()) > 0 ? menu : page.locator('main')).locator(selector).first();
  // Until version 0.8 the menu was a <details>.
  if (!(await link.isVisible())) await page.locator('[popovertarget="navigation"], nav summary').tap();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/** The headings that a page has without JavaScript. */
export async function readShown(browser: Browser, url: string): Promise<Shown> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(url);
    const read = (selector: string) => page.locator(selector).first().textContent();
    return { title: (await read('h1')) ?? '', firstHeading: (await read('main :is(h2, h3)')) ?? '' };
  } finally {
    await page.close();
  }
}

type Watching = { shown: Promise<number> };

/** Runs in the page. The frame has been painted when a task that its animation callback queued runs. */
function watchForFrame({ title, firstHeading }: Shown): void {
  let clickedMs = Number.NaN;
  const noteClick = ({ timeStamp }: Event) => {
    clickedMs = timeStamp;
  };
  addEventListener('click', noteClick, { capture: true, once: true });
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  (window as unknown as Watching).shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (text('h1') !== title || text('main :is(h2, h3)') !== firstHeading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedMs);
        port2.postMessage('painted');
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
