import { logError } from '#server/failure-log.ts';
import type { Log } from '#server/log-limit.ts';
import { type ArrivedEntry, type EntryActions, type Notice, type NoticeRequest, sealPrivate } from './notice.ts';
import { type Delivery, deliverNotice } from './notice-delivery.ts';

/** New entries are batched for this long before a notice is sent. */
const batchMs = 10_000;
/** At least this long between two notices to the same target. */
const minIntervalMs = 60_000;
/** Per notice; the next one has the rest. */
const maxNoticeEntries = 100;

export type NoticeWorker = {
  /** Schedules a poll for new entries. */
  wake: () => void;
  /** The number of the last entry that was sent or given up. */
  readPosition: () => number;
  stop: () => Promise<void>;
};

/** How an attempt to send a notice ended. */
export type DeliveryReport = {
  entryCount: number;
  waitingCount: number;
  result: Delivery['result'];
  /** Empty for an accepted one. */
  reason: string;
  tries: number;
};

export type NoticeWorkerOptions = {
  /** The target's name in the log. */
  name: string;
  url: string;
  writeNotice: (notice: Notice) => NoticeRequest;
  site: Notice['site'];
  readSince: (number: number, limit: number) => readonly ArrivedEntry[];
  readCursor: () => number;
  onProgress: () => void;
  /** Called after each attempt; `tries` counts those for the same notice. */
  onDelivery: (delivery: DeliveryReport) => void;
  /** Makes the buttons of entries. Without them, or if they cannot be made, the notice has none. */
  makeActions?: ((entries: readonly ArrivedEntry[]) => Promise<Map<string, EntryActions> | undefined>) | undefined;
  request: typeof fetch;
  /** Backoff in milliseconds before each retry; the last delay repeats. */
  delays: readonly number[];
  log: Log;
  now: () => number;
};

/** Sends notices to one target. Runs on unreferenced timers, so it keeps no process alive, and never throws. */
export function createNoticeWorker(options: NoticeWorkerOptions): NoticeWorker {
  const { name, url, writeNotice, site, readSince, readCursor, request, delays, log, now } = options;
  const { onProgress, onDelivery, makeActions = async () => undefined } = options;
  const stopping = new AbortController();
  let position = readCursor();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isWoken = false;
  let failures = 0;
  let lastNoticeMs = Number.NEGATIVE_INFINITY;

  function schedule(waitMs: number): void {
    if (timer || polling || stopping.signal.aborted) return;
    timer = setTimeout(startPoll, waitMs);
    timer.unref();
  }
  function wake(): void {
    isWoken = true;
    // Capped, because the clock may have been set back.
    const restMs = Math.min(Math.max(0, lastNoticeMs + minIntervalMs - now()), minIntervalMs);
    schedule(Math.max(batchMs, restMs));
  }
  function startPoll(): void {
    timer = undefined;
    isWoken = false;
    polling = poll().then((nextMs) => {
      polling = undefined;
      if (nextMs !== undefined) schedule(nextMs);
      else if (isWoken) wake();
    });
  }

  /** Resolves with the milliseconds until the next poll, or undefined when there is nothing new. */
  async function poll(): Promise<number | undefined> {
    try {
      position = Math.max(position, readCursor());
      const entries = readSince(position, maxNoticeEntries);
      const last = entries.at(-1);
      if (!last) {
        // Retries a cursor that could not be written last time.
        onProgress();
        failures = 0;
        return undefined;
      }
      // Of what only the owner reads there is nothing to hide or to publish.
      const actions = await makeActions(entries.filter(({ audience }) => !audience)).catch(() => undefined);
      const notice = writeNotice({ site, entries: entries.map(sealPrivate), actions });
      const delivery = await deliverNotice({ url, notice, signal: stopping.signal, request, now });
      if (stopping.signal.aborted && delivery.result !== 'accepted') return undefined;
      lastNoticeMs = now();
      const { result } = delivery;
      const waitingCount = entries.filter(({ state }) => state === 'waiting').length;
      const reason = result === 'accepted' ? '' : delivery.reason;
      onDelivery({ entryCount: entries.length, waitingCount, result, reason, tries: failures + 1 });
      if (delivery.result === 'failed') return fail(`${delivery.reason}; it will be retried`, delivery.retryAfterMs);
      if (delivery.result === 'rejected') report(`${delivery.reason}; it will not be retried`);
      failures = 0;
      position = last.number;
      onProgress();
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
    logError(`The notice of new guestbook entries to ${name} failed: ${reason}.`, log, now);
  }

  return {
    wake,
    readPosition: () => position,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await polling;
    },
  };
}
