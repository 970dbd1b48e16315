import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServerSettings } from '#model/server-settings.ts';
import type { MountedRoutes } from './app.ts';
import type { ServerConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { type Log, logTrouble } from './failure-log.ts';
import { openGuestbook } from './guestbook/guestbook.ts';
import type { PreparedSite } from './prepared-files.ts';
import { createSenders, findSenderAddress } from './senders.ts';
import { createVisitCounter } from './visitors/counter.ts';
import { createVisitRoutes } from './visitors/routes.ts';
import { createPageFinder } from './visitors/site-pages.ts';
import { createVisitStore } from './visitors/store.ts';

export type Services = {
  routes: MountedRoutes[];
  /** Answers on Node's response, without the app, what is asked for most, and says whether it did. */
  answerShortly: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

export type ServiceParts = {
  settings: ServerSettings;
  site: PreparedSite;
  config: Pick<ServerConfig, 'dataFolder' | 'trustedProxies' | 'allowedOrigins' | 'guestbook'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Opens what the site keeps on this server: the guestbook and the visits, or neither, and then no database either.
 * Throws a `StartError` where the database cannot be opened.
 */
export function openServices({ settings, site, config, log, now }: ServiceParts): Services {
  const { guestbook: rules, countsVisits, base } = settings;
  if (!rules && !countsVisits) return { routes: [], answerShortly: () => false, stop: async () => {} };

  const database = openDatabase(config.dataFolder);
  const onTrouble = (cause: unknown) => logTrouble(cause, log, now);
  const senders = createSenders({ now });
  const findAddress = (c: Context) =>
    findSenderAddress({
      socketAddress: c.env?.incoming?.socket?.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustedProxies: config.trustedProxies,
    });

  const identifySender = (c: Context) => senders.identify(findAddress(c));
  const guestbook = rules && openGuestbook({ database, settings, rules, config, findSender: identifySender, log, now });
  const counter = countsVisits && createVisitCounter({ store: createVisitStore(database), now, onTrouble });
  // From here on, a writer that is held up would hold up every request with it. Those here try again later instead.
  database.exec('pragma busy_timeout = 20');
  const routes: MountedRoutes[] = [];
  if (guestbook) routes.push(...guestbook.routes);
  if (counter) {
    const findSender = (c: Context) => senders.hash(findAddress(c));
    const visits = createVisitRoutes({ base, counter, findPage: createPageFinder(site), findSender, now });
    routes.push({ path: base, routes: visits });
  }
  return {
    routes,
    answerShortly: guestbook ? guestbook.answerShortly : () => false,
    async stop() {
      await guestbook?.stop();
      // Stopped twice.
      if (!database.isOpen) return;
      database.exec('pragma busy_timeout = 5000');
      if (counter) counter.stop();
      // The last connection that closes also writes everything into the one file, and takes the others away.
      database.close();
    },
  };
}
