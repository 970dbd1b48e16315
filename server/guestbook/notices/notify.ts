import type { Log } from '../../log-limit.ts';
import type { ArrivedEntry, Notice, NoticeRequest } from './notice.ts';
import { createCourier } from './notice-courier.ts';
import { writeDiscordNotice } from './notice-discord.ts';
import { writeJsonNotice } from './notice-json.ts';
import { writeNtfyNotice } from './notice-ntfy.ts';

export type NoticeShape = 'json' | 'discord' | 'ntfy';
/** `url` is an http or https address. It is a secret: whoever knows it can write there. */
export type NoticeTarget = { shape: NoticeShape; url: string };

export type Notifier = {
  /** Says that there is a new entry. Costs nothing and never throws. */
  wake: () => void;
  /** Ends quickly: what is under way is cut off, and told after the next start. */
  stop: () => Promise<void>;
};

const writers: Record<NoticeShape, (notice: Notice) => NoticeRequest> = {
  json: writeJsonNotice,
  discord: writeDiscordNotice,
  ntfy: writeNtfyNotice,
};
/** Milliseconds. */
const defaultDelays = [1000, 5000, 30_000, 2 * 60_000, 10 * 60_000];

export type NotifierParts = {
  targets: readonly NoticeTarget[];
  /** The entries behind a number that the owner has not dealt with yet, in the order they came. */
  readSince: (number: number, limit: number) => readonly ArrivedEntry[];
  /** The number of the newest entry, or 0. */
  readLast: () => number;
  /** The number of the last entry that all targets were told of; undefined before the first notice. */
  readCursor: () => number | undefined;
  writeCursor: (number: number) => void;
  site: Notice['site'];
  log: Log;
  now: () => number;
  request?: typeof fetch;
  delays?: readonly number[];
};

/**
 * Tells the owner of new entries. Each target has its own pace: entries of 10 s make one notice, there is at most one
 * notice a minute, and one that fails is tried again until it is taken, after longer and longer delays or when the
 * target asks for it. Where the target says that the notice itself is wrong (a status from 300 to 499 other than 408 and
 * 429), these entries are given up.
 *
 * The cursor outlives the process, so that each entry is told at least once; after a restart, a target that works may be
 * told again what another one has not taken yet. Entries from before the first start are no news. Throws only when the database
 * cannot be read at the start.
 */
export function createNotifier(parts: NotifierParts): Notifier {
  const { targets, readLast, readCursor, writeCursor, request = fetch, delays = defaultDelays } = parts;
  if (readCursor() === undefined) writeCursor(readLast());

  const couriers = targets.map(({ shape, url }) =>
    createCourier({
      ...parts,
      name: shape,
      url,
      writeNotice: writers[shape],
      readCursor: () => readCursor() ?? 0,
      onMove: saveCursor,
      request,
      delays,
    }),
  );
  function saveCursor(): void {
    const told = Math.min(...couriers.map((courier) => courier.readPosition()));
    if (told > (readCursor() ?? 0)) writeCursor(told);
  }
  function wake(): void {
    for (const courier of couriers) courier.wake();
  }

  // What arrived while no server ran, or was not told before it ended.
  wake();
  return {
    wake,
    async stop() {
      await Promise.all(couriers.map((courier) => courier.stop()));
    },
  };
}
