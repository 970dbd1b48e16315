import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServerSettings } from '#model/server-settings.ts';
import type { MountedRoutes } from './app.ts';
import { createBackups } from './backups/nightly-backups.ts';
import type { BuiltRenderer } from './builds/renderer.ts';
import type { ServerConfig } from './config.ts';
import { type OpenDoor, openDoor } from './door/door.ts';
import { createDoctor, type Examine } from './door/records/doctor.ts';
import type { Records } from './door/records/records.ts';
import type { Tries } from './door/tries.ts';
import { logError } from './failure-log.ts';
import type { PublicFetch } from './fetch-public/public-fetch.ts';
import { openGuestbook } from './guestbook/guestbook.ts';
import type { GuestbookMemory } from './guestbook/guestbook-memory.ts';
import { findClientAddress } from './http/forwarded-address.ts';
import type { Senders } from './http/senders.ts';
import type { Log } from './log-limit.ts';
import type { Database } from './storage/database.ts';
import { UncheckedDatabase } from './storage/database-damage.ts';
import { type ServerFacts, writeServerFacts } from './storage/server-facts-store.ts';
import { dataOption, ownerCommand } from './system/owner-command.ts';
import { createCheckedStore } from './visitors/checked-store.ts';
import { createVisitCounter } from './visitors/counter.ts';
import type { createDailyVisitors } from './visitors/daily-visitors.ts';
import { createVisitRoutes } from './visitors/routes.ts';
import type { FindPage } from './visitors/site-pages.ts';
import { createVisitRecords } from './visitors/visit-records-store.ts';

/** The state that exists only in memory, such as today's visitors. */
export type SenderMemory = {
  senders: Senders;
  visitors: ReturnType<typeof createDailyVisitors>;
  guestbook: GuestbookMemory;
  doorTries: Tries;
};

type DatabaseServiceOptions = {
  settings: ServerSettings;
  config: Pick<ServerConfig, 'dataFolder' | 'trustedProxies' | 'allowedOrigins' | 'guestbook'>;
  memory: SenderMemory;
  database: Database;
  /** Nothing is written before this resolves. */
  checked: Promise<void>;
  findPage: FindPage;
  findRenderer: () => BuiltRenderer | undefined;
  /** How many proxies TRUST_PROXY lacks; undefined while there is no sign of any. */
  readFacts?: (() => ServerFacts) | undefined;
  /** The doctor, for the owner's door. */
  examine?: Examine | undefined;
  publicFetch?: PublicFetch | undefined;
  reportFailure: (cause: unknown) => void;
  reportWrite: () => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type DatabaseServices = {
  routes: MountedRoutes[];
  /** Of the guestbook's page, if it is rendered here. */
  pagePath: string | undefined;
  /** Another build is served. */
  forgetPages: () => void;
  /** Answers the most frequent requests directly on Node's response; returns false for all others. */
  tryFastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Stores the result of `readFacts` for the owner's tools. */
  saveFacts: () => void;
  /** Ends what only one server at a time does: counting in memory, and backups. */
  stopCounting: () => void;
  /** Resolves when everything is written. */
  stop: () => Promise<void>;
};

/** The guestbook, the owner's door and the visit counter on an open database. */
export function openDatabaseServices({
  settings,
  config,
  memory: { senders, visitors, guestbook: guestbookMemory, doorTries },
  database,
  checked,
  findPage,
  findRenderer,
  readFacts = () => ({ missingProxies: undefined, port: undefined }),
  examine,
  publicFetch,
  reportFailure,
  reportWrite,
  log,
  now,
}: DatabaseServiceOptions): DatabaseServices {
  const { guestbook: rules, countsVisits, base, songs = [] } = settings;
  const findAddress = (c: Context) =>
    findClientAddress({
      socketAddress: c.env?.incoming?.socket?.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustedProxies: config.trustedProxies,
    });
  const onError = (cause: unknown) => {
    if (cause instanceof UncheckedDatabase) return;
    logError(cause, log, now);
    reportFailure(cause);
  };
  let door: OpenDoor | undefined;
  const guestbook =
    rules &&
    openGuestbook({
      database,
      checked,
      onWrite: reportWrite,
      settings,
      rules,
      memory: guestbookMemory,
      config,
      findSender: (c) => senders.identify(findAddress(c)),
      // The door needs the guestbook first; a notice is sent later than both are open.
      makeActions: async (entries) => door?.makeActions(entries),
      findRenderer,
      publicFetch,
      onError,
      log,
      now,
    });
  const counter = countsVisits
    ? createVisitCounter({ store: createCheckedStore(database, checked, reportWrite), visitors, now, onError })
    : undefined;
  const backups = createBackups({ database, dataFolder: config.dataFolder, checked, log, now });
  const records: Records = {
    visits: counter && createVisitRecords(database),
    backups,
    listDeliveries: guestbook ? guestbook.listDeliveries : () => [],
    sendTest: guestbook?.sendTestNotice,
    doctor: examine && createDoctor(examine, now),
  };
  if (guestbook) {
    door = openDoor({
      base,
      site: settings.site,
      writeCommand: (words) => ownerCommand('guestbook', `${words} ${dataOption(config.dataFolder)}`),
      database,
      checked,
      onWrite: reportWrite,
      book: guestbook.desk,
      buttons: guestbook.buttons,
      records,
      tries: doorTries,
      findSender: (c) => senders.hash(findAddress(c)),
      now,
    });
  }
  const saveFacts = () => {
    // Only hints: if they cannot be stored, they are still in the log.
    checked.then(() => writeServerFacts(database, readFacts())).catch(() => {});
  };
  saveFacts();
  // From now on, waiting for another writer would block the event loop. The services retry instead.
  database.exec('pragma busy_timeout = 20');
  const routes: MountedRoutes[] = [];
  if (guestbook) routes.push(...guestbook.routes);
  if (door) routes.push({ path: `${base}door`, routes: door.routes });
  if (counter) {
    const findSender = (c: Context) => senders.hash(findAddress(c));
    const ownHosts = [new URL(settings.site.address).host];
    const visitRoutes = createVisitRoutes({ base, counter, findPage, ownHosts, songs, findSender, now });
    routes.push({ path: base, routes: visitRoutes });
  }
  return {
    routes,
    pagePath: guestbook?.pagePath,
    forgetPages: () => guestbook?.forgetPages(),
    tryFastPath: guestbook ? guestbook.tryFastPath : () => false,
    saveFacts,
    stopCounting() {
      counter?.stop();
      void backups.stop();
    },
    async stop() {
      await backups.stop();
      await guestbook?.stop();
      await door?.stop();
      // Already stopped.
      if (!database.isOpen) return;
      database.exec('pragma busy_timeout = 5000');
      counter?.stop();
    },
  };
}
