import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContentOnce } from '#content-reader/content-cache.ts';
import { describeProblems } from '#content-reader/require-content.ts';
import { buildSite } from './build.ts';
import { fingerprintInputs } from './build-inputs.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const builtFiles = ['dist/site/index.html', 'dist/server.json'].map((file) => join(project, file));
const stampFile = join(project, 'dist/built-from');

/** Reads as one more of the owner's mistakes, not as a failure of the program. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
}

/** Builds into dist/ unless what lies there was built from the very same files. Rejects with ContentMistakes. */
export async function buildWhenDue({ isForced = false } = {}): Promise<void> {
  const fingerprint = fingerprintInputs(project);
  const isBuilt = builtFiles.every((file) => existsSync(file)) && existsSync(stampFile);
  if (!isForced && isBuilt && readFileSync(stampFile, 'utf8') === fingerprint) {
    console.log('The site is built already.');
    return;
  }
  const { problems } = await readContentOnce(join(project, 'content'));
  if (problems) throw new ContentMistakes(describeProblems(problems));

  const startMs = Date.now();
  console.log('Building the site …');
  rmSync(stampFile, { force: true });
  await buildSite({ outFolder: join(project, 'dist'), onProgress: (line) => console.log(`  ${line}`) });
  writeFileSync(stampFile, fingerprint);
  console.log(`Built in ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);
}
