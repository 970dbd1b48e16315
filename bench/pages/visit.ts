import type { Browser, Page } from '@playwright/test';
import { type PageWeight, weighPage } from '../../scripts/page-weight/page-weight.ts';
import { openPhone } from './phone.ts';

export type Visit = PageWeight & {
  /** In milliseconds since navigation began. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** The part above 50 ms of every task after the first paint. */
  blockingMs: number;
};

export const idleMs = 3000;
export const longestMs = 60_000;

/** Opens a page with an empty cache, and watches it until nothing has been requested for three seconds. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const { page, recording, close } = await openPhone(browser);
  try {
    await page.addInitScript(watchTimings);
    await page.goto(url, { waitUntil: 'load' });
    await recording.waitUntilIdle(idleMs, longestMs);
    const { transfers, loadedMs = Number.POSITIVE_INFINITY } = recording;
    return {
      ...weighPage(transfers, ({ startedMs }) => startedMs < loadedMs),
      ...(await readTimings(page)),
    };
  } finally {
    await close();
  }
}

type Watched = { timings: { type: string; startTime: number; duration: number }[]; flushTimings: () => void };

/** Runs in the page, before its own scripts. */
function watchTimings(): void {
  const watched = window as unknown as Watched;
  watched.timings = [];
  const types = ['paint', 'largest-contentful-paint', 'longtask'];
  const keep = (entries: PerformanceEntryList) => {
    for (const { name, entryType, startTime, duration } of entries) {
      watched.timings.push({ type: entryType === 'paint' ? name : entryType, startTime, duration });
    }
  };
  const observers = types.map((type) => {
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  });
  watched.flushTimings = () => {
    for (const observer of observers) keep(observer.takeRecords());
  };
}

async function readTimings(page: Page) {
  const timings = await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.flushTimings();
    return watched.timings;
  });
  const ofType = (type: string) => timings.filter((entry) => entry.type === type);
  const firstPaintMs = ofType('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const blocking = ofType('longtask')
    .filter(({ startTime, duration }) => startTime + duration > firstPaintMs)
    // Of a task that was under way at the first paint, only the rest blocks anybody.
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - firstPaintMs) - 50);
  return {
    firstPaintMs,
    largestPaintMs: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blockingMs: blocking.reduce((total, ms) => total + Math.max(0, ms), 0),
  };
}
