import type { Browser, Page } from '@playwright/test';
import { countChunksInRow } from './chunk-chain.ts';
import { openPhone } from './phone.ts';
import { type Transfer, type TransferKind, transferKinds } from './transfers.ts';

export type Visit = {
  /** Bytes on the wire until the network is idle. */
  bytes: Record<TransferKind, number>;
  requests: number;
  /** Of the requests that started before the load event. */
  beforeLoad: { requests: number; bytes: number; javascript: number; chunksInRow: number };
  bytesAfterLoad: number;
  /** Of all scripts, also those after load. */
  chunksInRow: number;
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
    return { ...weighTransfers(transfers, loadedMs), ...(await readTimings(page)) };
  } finally {
    await close();
  }
}

export function weighTransfers(transfers: Transfer[], loadedMs: number) {
  const isEarly = ({ startedMs }: Transfer) => startedMs < loadedMs;
  const early = transfers.filter(isEarly);
  const ofKind = (list: Transfer[], kind: TransferKind) => list.filter((one) => one.kind === kind);
  return {
    bytes: Object.fromEntries(transferKinds.map((kind) => [kind, sum(ofKind(transfers, kind))])) as Visit['bytes'],
    requests: transfers.length,
    beforeLoad: {
      requests: early.length,
      bytes: sum(early),
      javascript: sum(ofKind(early, 'JavaScript')),
      chunksInRow: countChunksInRow(early),
    },
    bytesAfterLoad: sum(transfers.filter((one) => !isEarly(one))),
    chunksInRow: countChunksInRow(transfers),
  };
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);

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
