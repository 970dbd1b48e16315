import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServerSettings } from '#model/server-settings.ts';
import type { MountedRoutes } from './app.ts';
import type { ServerConfig } from './config.ts';
import { logError } from './failure-log.ts';
import { openGuestbook } from './guestbook/guestbook.ts';
import type { GuestbookMemory } from './guestbook/guestbook-memory.ts';
import { findClientAddress } from './http/forwarded-address.ts';
import type { Senders } from './http/senders.ts';
import type { Log } from './log-limit.ts';
import type { Database } from './storage/database.ts';
import { UncheckedDatabase } from './storage/database-damage.ts';
import { writeMissingProxies } from './storage/missing-proxies-store.ts';
import { createCheckedStore } from './visitors/checked-store.ts';
import { createVisitCounter } from './visitors/counter.ts';
import type { createDailyVisitors } from './visitors/daily-visitors.ts';
import { createVisitRoutes } from './visitors/routes.ts';
import type { FindPage } from './visitors/site-pages.ts';

/** The state that exists only in memory, such as today's visitors. */
export type SenderMemory = {
  senders: Senders;
  visitors: ReturnType<typeof createDailyVisitors>;
  guestbook: GuestbookMemory;
};

type DatabaseServiceOptions = {
  settings: ServerSettings;
  config: Pick<ServerConfig, 'trustedProxies' | 'allowedOrigins' | 'guestbook'>;
  memory: SenderMemory;
  database: Database;
  /** Nothing is written before this resolves. */
  checked: Promise<void>;
  findPage: FindPage;
  /** How many proxies TRUST_PROXY lacks; undefined while there is no sign of any. */
  missingProxies?: (() => number | undefined) | undefined;
  reportFailure: (cause: unknown) => void;
  reportWrite: () => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type DatabaseServices = {
  routes: MountedRoutes[];
  /** Answers the most frequent requests directly on Node's response; returns false for all others. */
  tryFastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Stores the result of `missingProxies` for the owner's doctor. */
  saveMissingProxies: () => void;
  stopCounting: () => void;
  /** Resolves when everything is written. */
  stop: () => Promise<void>;
};

/** The guestbook and the visit counter on an open database. */
export function openDatabaseServices({
  settings,
  config,
  memory: { senders, visitors, guestbook: guestbookMemory },
  database,
  checked,
  findPage,
  missingProxies = () => undefined,
  reportFailure,
  reportWrite,
  log,
  now,
}: DatabaseServiceOptions): DatabaseServices {
  const { guestbook: rules, countsVisits, base } = settings;
  const findAddress = (c: Context) =>
    findClientAddress({
      socketAddress: c.env?.incoming?.socket?.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustedProxies: config.trustedProxies,
    });
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
      log,
      now,
    });
  const onError = (cause: unknown) => {
    if (cause instanceof UncheckedDatabase) return;
    logError(cause, log, now);
    reportFailure(cause);
  };
  const counter = countsVisits
    ? createVisitCounter({ store: createCheckedStore(database, checked, reportWrite), visitors, now, onError })
    : undefined;
  const saveMissingProxies = () => {
    // Only a hint: if it cannot be stored, it is still in the log.
    checked.then(() => writeMissingProxies(database, missingProxies())).catch(() => {});
  };
  saveMissingProxies();
  // From now on, waiting for another writer would block the event loop. The services retry instead.
  database.exec('pragma busy_timeout = 20');
  const routes: MountedRoutes[] = [];
  if (guestbook) routes.push(...guestbook.routes);
  if (counter) {
    const findSender = (c: Context) => senders.hash(findAddress(c));
    routes.push({ path: base, routes: createVisitRoutes({ base, counter, findPage, findSender, now }) });
  }
  return {
    routes,
    tryFastPath: guestbook ? guestbook.tryFastPath : () => false,
    saveMissingProxies,
    stopCounting: () => counter?.stop(),
    async stop() {
      await guestbook?.stop();
      // Already stopped.
      if (!database.isOpen) return;
      database.exec('pragma busy_timeout = 5000');
      counter?.stop();
    },
  };
}
