import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { buttonsPath } from '#model/button-address.ts';
import { drawingsPath } from '#model/drawing-address.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import type { BuiltRenderer } from '#server/builds/renderer.ts';
import type { PublicFetch } from '#server/fetch-public/public-fetch.ts';
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
import { createButtonRoutes } from './buttons/button-routes.ts';
import { createButtonStore } from './buttons/button-store.ts';
import { createButtons } from './buttons/buttons.ts';
import { createDrawingRoutes } from './drawings/drawing-routes.ts';
import { feedFile, writeFeed } from './feed.ts';
import { createFind } from './find-store.ts';
import type { GuestbookMemory } from './guestbook-memory.ts';
import { createHands } from './hand/hands.ts';
import { createHearts } from './hearts/hearts.ts';
import { createDeliveryStore, type DeliveryStore } from './notices/delivery-store.ts';
import { keepDelivery } from './notices/keep-delivery.ts';
import { createNotifier, type NoticeTarget } from './notices/notify.ts';
import { createOwnerDesk } from './owner-desk.ts';
import { createGuestbookPage } from './page/page.ts';
import { createPageRoutes } from './page/page-routes.ts';
import { createGuestbookRoutes } from './routes.ts';
import { createSigning } from './signing.ts';
import { createEntryStore, type EntryStore } from './store.ts';

export type GuestbookOptions = {
  database: Database;
  /** Writes wait for this. */
  checked?: Promise<void>;
  /** Called after each commit. */
  onWrite?: () => void;
  settings: Pick<ServerSettings, 'base' | 'site' | 'guestbookPage' | 'contentSecurityPolicy' | 'documents'>;
  rules: GuestbookRules;
  memory: GuestbookMemory;
  config: Pick<ServerConfig, 'allowedOrigins' | 'guestbook'>;
  /** The sender of a request. */
  findSender: (c: Context) => Sender;
  /** Makes the buttons of notices. */
  makeActions?: Parameters<typeof createNotifier>[0]['makeActions'];
  /** Of the build that is served; undefined if the page is served as it was built. */
  findRenderer: () => BuiltRenderer | undefined;
  publicFetch?: PublicFetch | undefined;
  /** Called with what keeps the page from being rendered. */
  onError: (cause: unknown) => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type Guestbook = {
  routes: { path: string; routes: Hono }[];
  /** Of the page, if it is rendered here. */
  pagePath: string | undefined;
  forgetPages: () => void;
  tryFastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** For the owner, in this same process. */
  desk: ReturnType<typeof createOwnerDesk>;
  /** The buttons of visitors' websites. */
  buttons: ReturnType<typeof createButtons>;
  /** What became of the notices to the owner, newest first. */
  listDeliveries: DeliveryStore['list'];
  /** Sends a test to whatever notifies the owner; undefined if nothing does. */
  sendTestNotice: (() => Promise<void>) | undefined;
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
  makeActions,
  findRenderer,
  publicFetch,
  onError,
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
  const deliveries = createDeliveryStore(database);
  const notifier = openNotifier(store, deliveries, { config, site, makeActions, log, now });
  // The owner can change this one while the server runs.
  const readApprovesFirst = () => store.readApprovesFirst() ?? rules.approvesFirst;
  const desk = createOwnerDesk(database, queue, readApprovesFirst);
  const sign = createSigning({
    store,
    queue,
    rules,
    readApprovesFirst,
    limits,
    signers: memory.signers,
    onEntry: notifier?.wake,
    now,
  });
  const handLimits = memory.handLimitsOf({ senderPerHour, allPerHour });
  const onMended = notifier?.wake;
  const hands = createHands({ database, store, queue, rules, readApprovesFirst, limits, handLimits, onMended, now });
  const heartLimits = memory.heartLimitsOf({ senderPerHour, allPerHour });
  const changeHeart = createHearts({ database, store, queue, rules, limits: heartLimits });
  const latest = createLatestEntries(store, version);
  const crossOrigin = createCrossOrigin(config.allowedOrigins);
  const readStatus = () => ({ is_open: store.readIsOpen(), approves_first: readApprovesFirst() });

  const feed = createLiveFile({
    readVersion: version.read,
    make: () => ({
      body: Buffer.from(writeFeed({ site, base, entries: store.listForFeed(feedLength) })),
      headers: {
        ...fileHeaders(feedFile, feedType),
        'content-type': feedType,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      },
    }),
  });
  const feedRoutes = new Hono().get(`/${feedFile}`, (c) => answerLiveFile(feed(), c));

  const buttonStore = createButtonStore(database);
  const find = createFind(database, store);
  const page = findRenderer() && createGuestbookPage({ settings, findRenderer, store, find, readStatus, version, now });
  const tryList = createFastPath(base, latest, crossOrigin);

  return {
    pagePath: page?.path,
    forgetPages: () => page?.forget(),
    routes: [
      {
        path: `${base}rest/v1`,
        routes: createGuestbookRoutes({
          ...{ base, store, find, latest, sign, hands, changeHeart, readStatus, crossOrigin, findSender },
        }),
      },
      { path: base, routes: feedRoutes },
      { path: base + drawingsPath, routes: createDrawingRoutes(store) },
      { path: base + buttonsPath, routes: createButtonRoutes(buttonStore) },
      ...(page ? [{ path: '/', routes: createPageRoutes({ page, site, sign, findSender, onError, now }) }] : []),
    ],
    tryFastPath: (incoming, outgoing) =>
      tryList(incoming, outgoing) || (page?.tryFastPath(incoming, outgoing) ?? false),
    desk,
    buttons: createButtons(buttonStore, queue, now, publicFetch),
    listDeliveries: deliveries.list,
    sendTestNotice: notifier?.sendTest,
    async stop() {
      await queue.drain();
      await notifier?.stop();
    },
  };
}

function openNotifier(
  store: EntryStore,
  deliveries: DeliveryStore,
  {
    config,
    site,
    makeActions,
    log,
    now,
  }: Pick<GuestbookOptions, 'config' | 'makeActions' | 'log' | 'now'> & Pick<ServerSettings, 'site'>,
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
    onDelivery: (target, delivery) => keepDelivery(deliveries, target, delivery, now()),
    site,
    makeActions,
    log,
    now,
  });
}
