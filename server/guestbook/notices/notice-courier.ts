import { logTrouble } from '../../failure-log.ts';
import type { Log } from '../../log-limit.ts';
import type { ArrivedEntry, Notice, NoticeRequest } from './notice.ts';
import { deliverNotice } from './notice-delivery.ts';

/** Entries that arrive one shortly after the other make one notice. */
export const gatherMs = 10_000;
/** Between two notices to the same target, however many entries arrive. */
export const minIntervalMs = 60_000;
/** In one notice; the others are in the next. */
export const maxNoticeEntries = 100;

export type Courier = {
  /** Has a look for new entries, soon. */
  wake: () => void;
  /** The number of the last entry that was told, or given up. */
  readPosition: () => number;
  stop: () => Promise<void>;
};

export type CourierParts = {
  /** What the log calls the target. */
  name: string;
  url: string;
  writeNotice: (notice: Notice) => NoticeRequest;
  site: Notice['site'];
  readSince: (number: number, limit: number) => readonly ArrivedEntry[];
  readCursor: () => number;
  onMove: () => void;
  request: typeof fetch;
  /** Milliseconds before the second try, the third and so on; all further ones wait as long as the last. */
  delays: readonly number[];
  log: Log;
  now: () => number;
};

/** Brings one target the news. It runs on its own timers, which keep no process alive, and never throws. */
export function createCourier(parts: CourierParts): Courier {
  const { name, url, writeNotice, site, readSince, readCursor, onMove, request, delays, log, now } = parts;
  const stopping = new AbortController();
  let position = readCursor();
  let timer: NodeJS.Timeout | undefined;
  let trip: Promise<void> | undefined;
  let isWoken = false;
  let failures = 0;
  let lastNoticeMs = Number.NEGATIVE_INFINITY;

  function plan(waitMs: number): void {
    if (timer || trip || stopping.signal.aborted) return;
    timer = setTimeout(setOut, waitMs);
    timer.unref();
  }
  function wake(): void {
    isWoken = true;
    // A clock that was set back makes nobody wait for longer.
    const restMs = Math.min(Math.max(0, lastNoticeMs + minIntervalMs - now()), minIntervalMs);
    plan(Math.max(gatherMs, restMs));
  }
  function setOut(): void {
    timer = undefined;
    isWoken = false;
    trip = travel().then((nextMs) => {
      trip = undefined;
      if (nextMs !== undefined) plan(nextMs);
      else if (isWoken) wake();
    });
  }

  /** Resolves with the milliseconds until the next look, or undefined when there is nothing new. */
  async function travel(): Promise<number | undefined> {
    try {
      position = Math.max(position, readCursor());
      const entries = readSince(position, maxNoticeEntries);
      const last = entries.at(-1);
      if (!last) {
        // Once more, where the cursor could not be written last time.
        onMove();
        failures = 0;
        return undefined;
      }
      const notice = writeNotice({ site, entries });
      const delivery = await deliverNotice({ url, notice, signal: stopping.signal, request, now });
      if (stopping.signal.aborted && delivery.result !== 'taken') return undefined;
      lastNoticeMs = now();
      if (delivery.result === 'failed')
        return fail(`${delivery.reason}; it will be tried again`, delivery.retryAfterMs);
      if (delivery.result === 'refused') report(`${delivery.reason}; it is given up`);
      failures = 0;
      position = last.number;
      onMove();
      return minIntervalMs;
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), 0);
    }
  }
  function fail(reason: string, waitMs: number): number {
    failures++;
    if (failures === 1) report(reason);
    return Math.max(waitMs, delays[Math.min(failures, delays.length) - 1] ?? minIntervalMs);
  }
  function report(reason: string): void {
    logTrouble(`The notice of new guestbook entries to ${name} failed: ${reason}.`, log, now);
  }

  return {
    wake,
    readPosition: () => position,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await trip;
    },
  };
}
