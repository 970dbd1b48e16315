import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { ServerConfig } from '#server/config.ts';
import { logNotice } from '#server/failure-log.ts';
import type { PreparedSite } from '#server/http/prepared-files.ts';
import { openServices, type ServiceMemory, type ServiceOptions, type Services } from '#server/services.ts';
import type { BuiltSite } from './built-site.ts';
import { describeVersionMismatch } from './version-mismatch.ts';

/** Answers requests; replaced with each build and each change of the services. */
type ServedBuild = {
  /** Without the page that a service answers. */
  site: PreparedSite;
  app: Hono;
  services: Services;
};

type LiveBuilds = {
  current: () => ServedBuild;
  /** Reads and serves another build. If it cannot be read, logs that and keeps serving the current one. */
  switchTo: (read: () => Promise<BuiltSite>) => Promise<void>;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

type LiveBuildOptions = Pick<ServiceOptions, 'readFacts' | 'examine' | 'log' | 'now'> & {
  config: ServerConfig;
  /** Bonbon's version; undefined skips the notice about sites built by another version. */
  version?: string | undefined;
};

/** Serves one build after another. Each request is answered from a single build. */
export function serveBuilds(
  first: BuiltSite,
  { config, version, examine, readFacts, log, now }: LiveBuildOptions,
): LiveBuilds {
  let built = first;
  let services = open(first);
  let served = serve();
  logVersionMismatch();

  function open({ site, settings, renderer }: BuiltSite, memory?: ServiceMemory): Services {
    const opened: Services = openServices({
      settings,
      site,
      renderer,
      config,
      ...(memory && { memory }),
      ...(readFacts && { readFacts }),
      examine,
      onChange: () => {
        // Earlier services may still be closing.
        if (services === opened) served = serve();
      },
      log,
      now,
    });
    return opened;
  }

  function serve(): ServedBuild {
    const { site } = built;
    const { pagePath, findProblem, routes, reportFailure } = services;
    const health = { findProblem, build: built.fingerprint };
    const app = createApp({ site, services: routes, health, onFailure: reportFailure, log, now });
    return { site: pagePath === undefined ? site : leaveOut(site, pagePath), app, services };
  }

  function logVersionMismatch(): void {
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
        logNotice(`The previous build is still served, because the new one cannot be read: ${reason}`, log, now);
        return;
      }
      const before = services;
      const isSame = describeServices(next) === describeServices(built);
      built = next;
      if (isSame) services.updateSite(next.site, next.renderer);
      else services = open(next, before.handOver());
      served = serve();
      logNotice('A new build is now served.', log, now);
      logVersionMismatch();
      if (services !== before) await before.stop();
    },
    stop: () => services.stop(),
  };
}

/** The settings that the guestbook and the counter depend on. */
function describeServices({ settings, renderer }: BuiltSite): string {
  const { base, site, guestbook, guestbookPage, countsVisits, contentSecurityPolicy, songs } = settings;
  const page = renderer && [guestbookPage, contentSecurityPolicy];
  return JSON.stringify([base, site, guestbook, countsVisits, songs, page]);
}

function leaveOut(site: PreparedSite, path: string): PreparedSite {
  const files = new Map(site.files);
  files.delete(path);
  return { ...site, files };
}
