import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServerSettings } from '#model/server-settings.ts';
import type { MountedRoutes } from './app.ts';
import type { ServerConfig } from './config.ts';
import { type Log, logTrouble } from './failure-log.ts';
import { createClosedRoutes } from './guestbook/closed-routes.ts';
import { openGuestbook } from './guestbook/guestbook.ts';
import { createGuestbookMemory, type GuestbookMemory } from './guestbook/guestbook-memory.ts';
import { findClientAddress } from './http/forwarded-address.ts';
import type { PreparedSite } from './http/prepared-files.ts';
import { writeMissingProxies } from './http/proxy-detection-store.ts';
import { createSenders } from './http/senders.ts';
import type { Database } from './storage/database.ts';
import { UncheckedDatabase } from './storage/database-damage.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { createVisitCounter } from './visitors/counter.ts';
import { createDailyVisitors } from './visitors/daily-visitors.ts';
import { createClosedVisitRoutes, createVisitRoutes } from './visitors/routes.ts';
import { createPageFinder, type FindPage } from './visitors/site-pages.ts';
import { createVisitStore } from './visitors/store.ts';

export type Services = {
  /** Others as soon as the database can be used again, or no more. */
  readonly routes: MountedRoutes[];
  /** Answers on Node's response, without the app, what is asked for most, and says whether it did. */
  tryFastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Takes what made a request fail. */
  noteFailure: (cause: unknown) => void;
  /** Lets the owner's doctor know what `missingProxies` says now. */
  noteProxies: () => void;
  /** Counts the visits of another site's pages from now on. */
  showSite: (site: PreparedSite) => void;
  /** Counts no more, and gives what those services must know that come next. They may open the database before `stop`. */
  handOver: () => ServiceMemory;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

/** What no file tells: today's visitors, in memory alone, and whether a database that is missing now was there. */
export type ServiceMemory = {
  hadDatabase: boolean;
  senders: ReturnType<typeof createSenders>;
  visitors: ReturnType<typeof createDailyVisitors>;
  guestbook: GuestbookMemory;
};

export type ServiceParts = {
  settings: ServerSettings;
  site: PreparedSite;
  config: Pick<ServerConfig, 'dataFolder' | 'trustedProxies' | 'allowedOrigins' | 'guestbook'>;
  /** Of the services that were there before. */
  memory?: ServiceMemory;
  /** For how many proxies the server would have to be told of. */
  missingProxies?: () => number | undefined;
  /** The routes are others now. */
  onChange?: () => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

type OpenServices = Pick<Services, 'routes' | 'tryFastPath' | 'noteProxies' | 'stop'> & { stopCounting: () => void };

/**
 * Opens what the site keeps on this server: the guestbook and the visits, or neither, and then no database either.
 * While the database cannot be used, they answer that they cannot be reached.
 */
export function openServices(parts: ServiceParts): Services {
  const { settings, config, onChange = () => {}, log, now } = parts;
  const memory = parts.memory ?? {
    hadDatabase: false,
    senders: createSenders({ now }),
    visitors: createDailyVisitors(),
    guestbook: createGuestbookMemory(now),
  };
  const { guestbook, countsVisits, base } = settings;
  if (!guestbook && !countsVisits) return { ...nothing, handOver: () => memory };

  let findPage = createPageFinder(parts.site);
  const storage: Storage<OpenServices> = openStorage({
    dataFolder: config.dataFolder,
    hadDatabase: memory.hadDatabase,
    make: (database, checked) =>
      openOnDatabase({
        ...parts,
        memory,
        database,
        checked,
        findPage: (path) => findPage(path),
        noteFailure: (cause) => storage.noteFailure(cause),
        noteWrite: () => storage.noteWrite(),
      }),
    onChange,
    log,
    now,
  });
  const closedRoutes: MountedRoutes[] = guestbook ? createClosedRoutes(base, config) : [];
  if (countsVisits) closedRoutes.push({ path: base, routes: createClosedVisitRoutes() });
  return {
    get routes() {
      return storage.current()?.routes ?? closedRoutes;
    },
    tryFastPath: (incoming, outgoing) => storage.current()?.tryFastPath(incoming, outgoing) ?? false,
    noteFailure: storage.noteFailure,
    noteProxies: () => storage.current()?.noteProxies(),
    showSite: (site) => {
      findPage = createPageFinder(site);
    },
    handOver: () => {
      storage.current()?.stopCounting();
      return { ...memory, hadDatabase: storage.hadDatabase() };
    },
    stop: storage.stop,
  };
}

const nothing = {
  routes: [],
  tryFastPath: () => false,
  noteFailure: () => {},
  noteProxies: () => {},
  showSite: () => {},
  stop: async () => {},
};

type OpenParts = ServiceParts & {
  memory: ServiceMemory;
  database: Database;
  checked: Promise<void>;
  findPage: FindPage;
  noteFailure: (cause: unknown) => void;
  noteWrite: () => void;
};

function openOnDatabase({
  settings,
  config,
  memory: { senders, visitors, guestbook: guestbookMemory },
  database,
  checked,
  findPage,
  missingProxies = () => undefined,
  noteFailure,
  noteWrite,
  log,
  now,
}: OpenParts): OpenServices {
  const { guestbook: rules, countsVisits, base } = settings;
  const findAddress = (c: Context) =>
    findClientAddress({
      socketAddress: c.env?.incoming?.socket?.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustedProxies: config.trustedProxies,
    });
  const identifySender = (c: Context) => senders.identify(findAddress(c));
  const guestbook =
    rules &&
    openGuestbook({
      database,
      checked,
      onWrite: noteWrite,
      settings,
      rules,
      memory: guestbookMemory,
      config,
      findSender: identifySender,
      log,
      now,
    });
  const onTrouble = (cause: unknown) => {
    if (cause instanceof UncheckedDatabase) return;
    logTrouble(cause, log, now);
    noteFailure(cause);
  };
  const counter =
    countsVisits &&
    createVisitCounter({ store: createCheckedStore(database, checked, noteWrite), visitors, now, onTrouble });
  const noteProxies = () => {
    // It is no more than a hint: where it cannot be written, the log has it.
    checked.then(() => writeMissingProxies(database, missingProxies())).catch(() => {});
  };
  noteProxies();
  // From here on, a writer that is held up would hold up every request with it. Those here try again later instead.
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
    noteProxies,
    stopCounting: () => {
      if (counter) counter.stop();
    },
    async stop() {
      await guestbook?.stop();
      // Stopped twice.
      if (!database.isOpen) return;
      database.exec('pragma busy_timeout = 5000');
      if (counter) counter.stop();
    },
  };
}

function createCheckedStore(database: Database, checked: Promise<void>, onWrite: () => void) {
  const store = createVisitStore(database);
  let isChecked = false;
  checked.then(
    () => {
      isChecked = true;
    },
    () => {},
  );
  return {
    ...store,
    add: (visits: Parameters<typeof store.add>[0]) => {
      if (!isChecked) throw new UncheckedDatabase('Visits are written once the database is checked.');
      store.add(visits);
      onWrite();
    },
  };
}
