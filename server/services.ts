import type { ServerSettings } from '#model/server-settings.ts';
import type { MountedRoutes } from './app.ts';
import type { BuiltRenderer } from './builds/renderer.ts';
import type { ServerConfig } from './config.ts';
import { type DatabaseServices, openDatabaseServices, type SenderMemory } from './database-services.ts';
import type { Examine } from './door/records/doctor.ts';
import { createTries } from './door/tries.ts';
import type { PublicFetch } from './fetch-public/public-fetch.ts';
import { createGuestbookMemory } from './guestbook/guestbook-memory.ts';
import { createUnavailableRoutes } from './guestbook/unavailable-routes.ts';
import type { PreparedSite } from './http/prepared-files.ts';
import { createSenders } from './http/senders.ts';
import type { Log } from './log-limit.ts';
import type { ServerFacts } from './storage/server-facts-store.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { createDailyVisitors } from './visitors/daily-visitors.ts';
import { createUnavailableVisitRoutes } from './visitors/routes.ts';
import { createPageFinder } from './visitors/site-pages.ts';

export type Services = Pick<DatabaseServices, 'tryFastPath' | 'saveFacts'> & {
  /** Replaced whenever the database becomes usable or unusable. */
  readonly routes: MountedRoutes[];
  /** Call with the cause of each failed request. */
  reportFailure: (cause: unknown) => void;
  /** Why the database cannot be used; undefined if it can, and without one. */
  findProblem: Storage<DatabaseServices>['findProblem'];
  /** The path of the page that they answer, if there is one. */
  readonly pagePath: string | undefined;
  /** From now on, counts visits to the pages of another build, and renders its guestbook. */
  updateSite: (site: PreparedSite, renderer: BuiltRenderer | undefined) => void;
  /** Stops counting, and returns the memory for the next services, which may open the database before `stop`. */
  handOver: () => ServiceMemory;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

export type ServiceMemory = SenderMemory & {
  /** Whether there was a database, even if it is missing now. */
  hadDatabase: boolean;
};

export type ServiceOptions = {
  settings: ServerSettings;
  site: PreparedSite;
  /** For the guestbook's page, if the build has one. */
  renderer?: BuiltRenderer | undefined;
  config: Pick<ServerConfig, 'dataFolder' | 'trustedProxies' | 'allowedOrigins' | 'guestbook'>;
  /** From the previous services. */
  memory?: ServiceMemory;
  /** For the owner's tools. */
  readFacts?: () => ServerFacts;
  /** The doctor, for the owner's door. */
  examine?: Examine | undefined;
  /** Fetches the buttons of visitors' websites; by default from the public internet only. */
  publicFetch?: PublicFetch | undefined;
  /** Called after `routes` is replaced. */
  onChange?: () => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Opens the guestbook and the visit counter, if the site has them; without either, no database is opened. While the
 * database cannot be used, their routes answer 503.
 */
export function openServices(options: ServiceOptions): Services {
  const { settings, config, onChange = () => {}, log, now } = options;
  const memory = options.memory ?? {
    hadDatabase: false,
    senders: createSenders({ now }),
    visitors: createDailyVisitors(),
    guestbook: createGuestbookMemory(now),
    doorTries: createTries(now),
  };
  const { guestbook, countsVisits, base } = settings;
  if (!guestbook && !countsVisits) return { ...noServices, handOver: () => memory };

  let findPage = createPageFinder(options.site);
  let { renderer } = options;
  const storage: Storage<DatabaseServices> = openStorage({
    dataFolder: config.dataFolder,
    hadDatabase: memory.hadDatabase,
    make: (database, checked) =>
      openDatabaseServices({
        settings,
        config,
        memory,
        database,
        checked,
        findPage: (path) => findPage(path),
        findRenderer: () => renderer,
        readFacts: options.readFacts,
        examine: options.examine,
        publicFetch: options.publicFetch,
        reportFailure: (cause) => storage.reportFailure(cause),
        reportWrite: () => storage.reportWrite(),
        log,
        now,
      }),
    onChange,
    log,
    now,
  });
  const unavailableRoutes: MountedRoutes[] = guestbook ? createUnavailableRoutes(settings, config) : [];
  if (countsVisits) unavailableRoutes.push({ path: base, routes: createUnavailableVisitRoutes() });
  return {
    get routes() {
      return storage.current()?.routes ?? unavailableRoutes;
    },
    tryFastPath: (incoming, outgoing) => storage.current()?.tryFastPath(incoming, outgoing) ?? false,
    reportFailure: storage.reportFailure,
    findProblem: storage.findProblem,
    saveFacts: () => storage.current()?.saveFacts(),
    get pagePath() {
      return storage.current()?.pagePath;
    },
    updateSite: (site, next) => {
      findPage = createPageFinder(site);
      renderer = next;
      storage.current()?.forgetPages();
    },
    handOver: () => {
      storage.current()?.stopCounting();
      return { ...memory, hadDatabase: storage.hadDatabase() };
    },
    stop: storage.stop,
  };
}

const noServices = {
  routes: [],
  pagePath: undefined,
  tryFastPath: () => false,
  findProblem: () => undefined,
  reportFailure: () => {},
  saveFacts: () => {},
  updateSite: () => {},
  stop: async () => {},
};
