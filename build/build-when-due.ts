import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintInputs, notesName, stampName } from './build-inputs.ts';
import { finishSwap } from './output/build-folder.ts';
import type { SiteConfigFolders } from './site-config.ts';

/** Builds into `dist` unless what lies there was made from the very same files. `onNotes` hears of it either way. */
export async function buildWhenDue(
  { content, cache, dist }: SiteConfigFolders & { dist: string },
  { isForced = false, onNotes = (_: string) => {} } = {},
): Promise<void> {
  const stampFile = join(dist, stampName);
  const notesFile = join(dist, notesName);
  const builtFiles = ['site/index.html', 'server.json', stampName].map((file) => join(dist, file));
  const fingerprint = fingerprintInputs(content);
  await finishSwap(dist);
  const isBuilt = builtFiles.every((file) => existsSync(file));
  if (!isForced && isBuilt && readFileSync(stampFile, 'utf8') === fingerprint) {
    console.log('The site is built already.');
    const notes = existsSync(notesFile) ? readFileSync(notesFile, 'utf8') : '';
    if (notes) onNotes(notes);
    return;
  }
  const startMs = Date.now();
  // The build's packages take a second to load: too long for a start that has nothing to build.
  const { buildSite } = await import('./build-site.ts');
  await buildSite({
    content,
    cache,
    dist,
    stamp: fingerprint,
    onProgress: (sentence) => console.log(sentence),
    onNotes,
  });
  console.log(`Building took ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);
}

/** Whether the owner's content, and not the program, is what keeps the site from being built. */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';
