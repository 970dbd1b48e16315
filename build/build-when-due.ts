import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintInputs, stampName, warningsName } from './build-inputs.ts';
import type { BuildOptions } from './build-site.ts';
import { finishSwap } from './output/swap-parts.ts';
import type { SiteConfigFolders } from './site-config.ts';

type Build = (
  site: Omit<BuildOptions, 'onProgress' | 'onWarnings'>,
  callbacks: Required<Pick<BuildOptions, 'onProgress' | 'onWarnings'>>,
) => Promise<unknown>;

const buildHere: Build = async (site, callbacks) => {
  // Loading the build's packages takes a second, which a start without a build should not pay.
  const { buildSite } = await import('./build-site.ts');
  await buildSite({ ...site, ...callbacks });
};

/**
 * Builds into `dist` unless it is up to date. `onWarnings` gets the warnings for the owner either way; `build` builds
 * the site, in this process unless something else is given.
 */
export async function buildWhenDue(
  { content, cache, dist }: SiteConfigFolders & { dist: string },
  { isForced = false, onWarnings = (_: string) => {}, build = buildHere } = {},
): Promise<void> {
  const stampFile = join(dist, stampName);
  const warningsFile = join(dist, warningsName);
  const builtFiles = ['site/index.html', 'server.json', stampName].map((file) => join(dist, file));
  const fingerprint = fingerprintInputs(content);
  await finishSwap(dist);
  const isBuilt = builtFiles.every((file) => existsSync(file));
  if (!isForced && isBuilt && readFileSync(stampFile, 'utf8') === fingerprint) {
    console.log('The site is built already.');
    const warnings = existsSync(warningsFile) ? readFileSync(warningsFile, 'utf8') : '';
    if (warnings) onWarnings(warnings);
    return;
  }
  const startMs = Date.now();
  const site = { content, cache, dist, stamp: fingerprint };
  await build(site, { onProgress: (sentence) => console.log(sentence), onWarnings });
  console.log(`Building took ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);
}

/** Whether a mistake in the owner's content, rather than a bug, stopped the build. */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';
