import { join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { type HealthAnswer, healthPath } from '#model/health.ts';
import { readBuiltSite } from '#server/builds/built-site.ts';
import type { ServerOrigins } from './server-origins.ts';

/** In milliseconds; what listens on this machine and is no web server may be silent. */
const maxWaitMs = 3_000;

/**
 * Finds the running servers of the site in `dist`: those that the owner has set, and those that serve this very build. Resolves
 * with a function that says which builds they serve now; empty if none answers.
 */
export async function findServers(dist: string, { chosen, possible }: ServerOrigins): Promise<() => Promise<string[]>> {
  const live = await fingerprintOf(dist);
  const found = live === undefined ? [] : await Promise.all(possible.map(askBuild));
  const serving = possible.filter((_, index) => found[index] === live && live !== undefined);
  const origins = [...new Set([...chosen, ...serving])];
  return async () => (await Promise.all(origins.map(askBuild))).filter((build) => build !== undefined);
}

async function fingerprintOf(dist: string): Promise<string | undefined> {
  const paths = { siteFolder: join(dist, builtFolder.site), settingsFile: join(dist, builtFolder.settings) };
  return readBuiltSite(paths).then(
    ({ fingerprint }) => fingerprint,
    () => undefined,
  );
}

async function askBuild(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/${healthPath}`, { signal: AbortSignal.timeout(maxWaitMs) });
    const { build } = (await answer.json()) as Partial<HealthAnswer>;
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined;
  }
}
