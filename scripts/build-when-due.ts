import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build.ts';
import { fingerprintInputs } from './build-inputs.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const dist = join(project, 'dist');
const stampFile = join(dist, 'built-from');
const builtFiles = ['site/index.html', 'server.json', 'built-from'].map((file) => join(dist, file));

/** Builds into dist/ unless what lies there was made from the very same files. Rejects with the build's ContentError. */
export async function buildWhenDue({ isForced = false } = {}): Promise<void> {
  const fingerprint = fingerprintInputs(project);
  const isBuilt = builtFiles.every((file) => existsSync(file));
  if (!isForced && isBuilt && readFileSync(stampFile, 'utf8') === fingerprint) {
    console.log('The site is built already.');
    return;
  }
  const startMs = Date.now();
  rmSync(stampFile, { force: true });
  await buildSite({ outFolder: dist, onProgress: (sentence) => console.log(sentence) });
  writeFileSync(stampFile, fingerprint);
  console.log(`Building took ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);
}
