import type { Log } from '../../log-limit.ts';
import type { ArrivedEntry, EntryActions, Notice, NoticeRequest } from './notice.ts';
import { deliverNotice } from './notice-delivery.ts';
import { writeDiscordNotice } from './notice-discord.ts';
import { writeJsonNotice } from './notice-json.ts';
import { writeNtfyNotice } from './notice-ntfy.ts';
import { createNoticeWorker, type DeliveryReport } from './notice-worker.ts';

type NoticeShape = 'json' | 'discord' | 'ntfy';
/** `url` is an http or https address. It is a secret: anyone who has it can post there. */
export type NoticeTarget = { shape: NoticeShape; url: string };

export type Notifier = {
  /** Signals a new entry. Cheap, and never throws. */
  wake: () => void;
  /** Sends a notice without entries to each target, once. Resolves when all have answered, and never rejects. */
  sendTest: () => Promise<void>;
  /** Aborts requests in flight; their entries are sent after the next start. */
  stop: () => Promise<void>;
};

const writers: Record<NoticeShape, (notice: Notice) => NoticeRequest> = {
  json: writeJsonNotice,
  discord: writeDiscordNotice,
  ntfy: writeNtfyNotice,
};
/** Milliseconds. */
const defaultDelays = [1000, 5000, 30_000, 2 * 60_000, 10 * 60_000];

export type NotifierOptions = {
  targets: readonly NoticeTarget[];
  /** Visible and waiting entries after a number, in order of arrival. */
  readSince: (number: number, limit: number) => readonly ArrivedEntry[];
  /** The number of the newest entry, or 0. */
  readLast: () => number;
  /** The number of the last entry that was sent to all targets; undefined before the first notice. */
  readCursor: () => number | undefined;
  writeCursor: (number: number) => void;
  /** Called after each attempt; for the owner. */
  onDelivery?: (target: NoticeTarget, delivery: DeliveryReport) => void;
  site: Notice['site'];
  makeActions?: ((entries: readonly ArrivedEntry[]) => Promise<Map<string, EntryActions> | undefined>) | undefined;
  log: Log;
  now: () => number;
  request?: typeof fetch;
  delays?: readonly number[];
};

/**
 * Notifies the owner of new entries. Each target has its own worker: entries are batched for 10 s, at most one notice is
 * sent per minute, and a failed one is retried with backoff, or after the target's Retry-After, until it is accepted. A
 * status from 300 to 499 other than 408 and 429 rejects the notice itself, and its entries are dropped.
 *
 * The cursor is stored, so each entry is delivered at least once: after a restart, a working target may receive entries
 * again that another one has not accepted yet. Entries from before the first start are not sent. Throws only when the
 * database cannot be read at the start.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  const { targets, readLast, readCursor, writeCursor, request = fetch, delays = defaultDelays } = options;
  const { site, now, onDelivery = () => {} } = options;
  const stopping = new AbortController();
  if (readCursor() === undefined) writeCursor(readLast());

  const workers = targets.map((target) =>
    createNoticeWorker({
      ...options,
      name: target.shape,
      url: target.url,
      writeNotice: writers[target.shape],
      readCursor: () => readCursor() ?? 0,
      onProgress: saveCursor,
      onDelivery: (delivery) => onDelivery(target, delivery),
      request,
      delays,
    }),
  );
  function saveCursor(): void {
    const sent = Math.min(...workers.map((worker) => worker.readPosition()));
    if (sent > (readCursor() ?? 0)) writeCursor(sent);
  }
  function wake(): void {
    for (const worker of workers) worker.wake();
  }

  async function sendTest(): Promise<void> {
    const tests = targets.map(async (target) => {
      const notice = writers[target.shape]({ site, entries: [] });
      const delivery = await deliverNotice({ url: target.url, notice, signal: stopping.signal, request, now });
      const reason = delivery.result === 'accepted' ? '' : delivery.reason;
      onDelivery(target, { entryCount: 0, waitingCount: 0, result: delivery.result, reason, tries: 1 });
    });
    await Promise.all(tests);
  }

  // Entries that arrived while no server ran, or were not sent before it stopped.
  wake();
  return {
    wake,
    sendTest,
    async stop() {
      stopping.abort();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
