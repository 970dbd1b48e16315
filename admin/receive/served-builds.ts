import { join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { type DatabaseProblem, type HealthAnswer, healthPath } from '#model/health.ts';
import { readBuiltSite } from '#server/builds/built-site.ts';
import type { ServerOrigins } from './server-origins.ts';

/** What a running server serves, and why it cannot store messages and visits, if it cannot. */
export type Served = { build: string; problem?: DatabaseProblem };

/** In milliseconds; what listens on this machine and is no web server may be silent. */
const maxWaitMs = 3_000;

/**
 * Finds the running servers of the site in `dist`: those that the owner has set, and those that serve this very build. Resolves
 * with a function that says what they serve now; empty if none answers.
 */
export async function findServers(dist: string, { chosen, possible }: ServerOrigins): Promise<() => Promise<Served[]>> {
  const live = await fingerprintOf(dist);
  const found = live === undefined ? [] : await Promise.all(possible.map(askServer));
  const serving = possible.filter((_, index) => live !== undefined && found[index]?.build === live);
  const origins = [...new Set([...chosen, ...serving])];
  return async () => (await Promise.all(origins.map(askServer))).filter((served) => served !== undefined);
}

async function fingerprintOf(dist: string): Promise<string | undefined> {
  const paths = { siteFolder: join(dist, builtFolder.site), settingsFile: join(dist, builtFolder.settings) };
  return readBuiltSite(paths).then(
    ({ fingerprint }) => fingerprint,
    () => undefined,
  );
}

async function askServer(origin: string): Promise<Served | undefined> {
  try {
    const answer = await fetch(`${origin}/${healthPath}`, { signal: AbortSignal.timeout(maxWaitMs) });
    const { build, status, reason } = (await answer.json()) as {
      [name in 'build' | 'status']?: HealthAnswer[name];
    } & { reason?: DatabaseProblem };
    if (typeof build !== 'string') return undefined;
    // An older Bonbon gives no reason.
    return status === 'no database' ? { build, problem: reason ?? 'broken' } : { build };
  } catch {
    return undefined;
  }
}
