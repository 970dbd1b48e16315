import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** In the output folder: what the site there was built from. */
export const stampName = 'built-from';

/** In the output folder: what its owner should look at, for starts that build nothing. */
export const notesName = 'notes.txt';

/** Everything that decides what the built site is; what only tests read is left out. */
const inputs = [
  'content/**',
  'content-reader/**',
  'model/**',
  'site/**',
  'scripts/build.ts',
  'scripts/build/**',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const testFiles = /\.test\.tsx?$/;

/** One short text that differs as soon as a file the site is built from differs, comes or goes. */
export function fingerprintInputs(project: string): string {
  const files = globSync(inputs, { cwd: project })
    .filter((file) => !testFiles.test(file) && statSync(join(project, file)).isFile())
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
