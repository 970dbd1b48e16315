import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { answerLiveFile, createLiveFile } from '#server/http/live-file.ts';
import { fileHeaders } from '#server/http/security-headers.ts';
import type { Sender } from '#server/http/senders.ts';
import type { Database } from '#server/storage/database.ts';
import { watchVersion } from '#server/storage/database-version.ts';
import { createWriteQueue, holdUntil } from '#server/storage/write-queue.ts';
import type { ServerConfig } from '../config.ts';
import type { Log } from '../log-limit.ts';
import { createCrossOrigin } from './api/cross-origin.ts';
import { createFastPath, createLatestEntries } from './api/latest-entries.ts';
import { feedFile, writeFeed } from './feed.ts';
import type { GuestbookMemory } from './guestbook-memory.ts';
import { createNotifier, type NoticeTarget } from './notices/notify.ts';
import { createGuestbookRoutes } from './routes.ts';
import { createSigning } from './signing.ts';
import { createEntryStore, type EntryStore } from './store.ts';

export type GuestbookOptions = {
  database: Database;
  /** Writes wait for this. */
  checked?: Promise<void>;
  /** Called after each commit. */
  onWrite?: () => void;
  settings: Pick<ServerSettings, 'base' | 'site'>;
  rules: GuestbookRules;
  memory: GuestbookMemory;
  config: Pick<ServerConfig, 'allowedOrigins' | 'guestbook'>;
  /** The sender of a request. */
  findSender: (c: Context) => Sender;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type Guestbook = {
  routes: { path: string; routes: Hono }[];
  tryFastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Resolves when every received entry is written. */
  stop: () => Promise<void>;
};

const feedLength = 50;
const feedType = 'application/atom+xml; charset=utf-8';

/** The built-in guestbook: its API, feed and owner notices. */
export function openGuestbook({
  database,
  checked = Promise.resolve(),
  onWrite = () => {},
  settings,
  rules,
  memory,
  config,
  findSender,
  log,
  now,
}: GuestbookOptions): Guestbook {
  const { base, site } = settings;
  const store = createEntryStore(database);
  const version = watchVersion(database);
  const afterCommit = () => {
    version.reportChange();
    onWrite();
  };
  const queue = holdUntil(createWriteQueue({ database, afterCommit, now }), checked);
  const { senderPerHour = rules.senderPerHour, allPerHour = rules.allPerHour } = config.guestbook;
  const limits = memory.limitsOf({ senderPerHour, allPerHour });
  const notifier = openNotifier(store, { config, site, log, now });
  const sign = createSigning({ store, queue, rules, limits, signers: memory.signers, onEntry: notifier?.wake, now });
  const latest = createLatestEntries(store, version);
  const crossOrigin = createCrossOrigin(config.allowedOrigins);
  const readStatus = () => ({ is_open: store.readIsOpen(), approves_first: rules.approvesFirst });

  const feed = createLiveFile({
    readVersion: version.read,
    make: () => ({
      body: Buffer.from(writeFeed({ site, base, entries: store.listVisible(feedLength) })),
      headers: {
        ...fileHeaders(feedFile, feedType),
        'content-type': feedType,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      },
    }),
  });
  const feedRoutes = new Hono().get(`/${feedFile}`, (c) => answerLiveFile(feed(), c));

  return {
    routes: [
      {
        path: `${base}rest/v1`,
        routes: createGuestbookRoutes({ base, store, latest, sign, readStatus, crossOrigin, findSender }),
      },
      { path: base, routes: feedRoutes },
    ],
    tryFastPath: createFastPath(base, latest, crossOrigin),
    async stop() {
      await queue.drain();
      await notifier?.stop();
    },
  };
}

function openNotifier(
  store: EntryStore,
  { config, site, log, now }: Pick<GuestbookOptions, 'config' | 'log' | 'now'> & Pick<ServerSettings, 'site'>,
) {
  const { webhook, webhookShape, ntfy } = config.guestbook;
  const targets: NoticeTarget[] = [];
  if (webhook) targets.push({ shape: webhookShape, url: webhook });
  if (ntfy) targets.push({ shape: 'ntfy', url: ntfy });
  if (targets.length === 0) {
    // Don't send notices for entries signed while notices were off.
    if (store.readNoticed() !== undefined) store.forgetNoticed();
    return undefined;
  }
  return createNotifier({
    targets,
    readSince: store.listArrivedSince,
    readLast: store.readLastNumber,
    readCursor: store.readNoticed,
    writeCursor: store.writeNoticed,
    site,
    log,
    now,
  });
}
