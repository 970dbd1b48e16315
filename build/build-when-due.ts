import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintInputs, stampName, warningsName } from './build-inputs.ts';
import { finishSwap } from './output/build-folder.ts';
import type { SiteConfigFolders } from './site-config.ts';

/** Builds into `dist` unless it is up to date. `onWarnings` gets the warnings for the owner either way. */
export async function buildWhenDue(
  { content, cache, dist }: SiteConfigFolders & { dist: string },
  { isForced = false, onWarnings = (_: string) => {} } = {},
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
  // Loading the build's packages takes a second, which a start without a build should not pay.
  const { buildSite } = await import('./build-site.ts');
  await buildSite({
    content,
    cache,
    dist,
    stamp: fingerprint,
    onProgress: (sentence) => console.log(sentence),
    onWarnings,
  });
  console.log(`Building took ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);
}

/** Whether a mistake in the owner's content, rather than a bug, stopped the build. */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';
