import type { Hono } from 'hono';
import type { ServerSettings } from '#model/server-settings.ts';
import { createApp } from '#server/app.ts';
import type { ServerConfig } from '#server/config.ts';
import { logNotice } from '#server/failure-log.ts';
import type { PreparedSite } from '#server/http/prepared-files.ts';
import { openServices, type ServiceMemory, type ServiceParts, type Services } from '#server/services.ts';
import type { BuiltSite } from './built-site.ts';
import { describeVersionMismatch } from './version-mismatch.ts';

/** What answers a request; the next one may get another. */
export type Served = { site: PreparedSite; app: Hono; services: Services };

export type LiveBuilds = {
  current: () => Served;
  /** Reads another build and serves it from then on. Where it cannot be read, the one before stays, and the log says so. */
  switchTo: (read: () => Promise<BuiltSite>) => Promise<void>;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

export type LiveParts = Pick<ServiceParts, 'missingProxies' | 'log' | 'now'> & {
  config: ServerConfig;
  /** Of Bonbon; undefined where nobody asks whether it is the one that built the site. */
  version?: string | undefined;
};

/** Serves one build after the other. Each request is answered from one of them alone. */
export function serveBuilds(
  first: BuiltSite,
  { config, version, missingProxies = () => undefined, log, now }: LiveParts,
): LiveBuilds {
  let built = first;
  let services = open(first);
  let served = serve();
  tellVersion();

  function open({ site, settings }: BuiltSite, memory?: ServiceMemory): Services {
    const opened: Services = openServices({
      settings,
      site,
      config,
      ...(memory && { memory }),
      missingProxies,
      onChange: () => {
        // Those that were handed over may still be closing.
        if (services === opened) served = serve();
      },
      log,
      now,
    });
    return opened;
  }

  function serve(): Served {
    const { site } = built;
    const app = createApp({ site, services: services.routes, onFailure: services.noteFailure, log, now });
    return { site, app, services };
  }

  function tellVersion(): void {
    const sentence = version === undefined ? undefined : describeVersionMismatch(built.settings, version);
    if (sentence !== undefined) logNotice(sentence, log, now);
  }

  return {
    current: () => served,
    async switchTo(read) {
      let next: BuiltSite;
      try {
        next = await read();
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        logNotice(`The site as it was is served on, because the new build cannot be read: ${reason}`, log, now);
        return;
      }
      const before = services;
      const isSame = describeServices(next.settings) === describeServices(built.settings);
      built = next;
      if (isSame) services.showSite(next.site);
      else services = open(next, before.handOver());
      served = serve();
      logNotice('A new build is served from now on.', log, now);
      tellVersion();
      if (services !== before) await before.stop();
    },
    stop: () => services.stop(),
  };
}

/** All that the guestbook and the counter know of a build. */
function describeServices({ base, site, guestbook, countsVisits }: ServerSettings): string {
  return JSON.stringify([base, site, guestbook, countsVisits]);
}
