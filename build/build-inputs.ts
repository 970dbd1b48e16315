import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { engineFolder } from './engine-folder.ts';

/** In the output folder: what the site there was built from. */
export const stampName = 'built-from';

/** In the output folder: what its owner should look at, for starts that build nothing. */
export const notesName = 'notes.txt';

/** A clone that was packed has the compiled files, too, and does not run them. */
const isCompiled = import.meta.filename.endsWith('.js');

/** Everything of the engine that decides what the built site is; what only tests read is left out. */
const engineInputs = [
  ...(isCompiled ? ['engine/*.js'] : ['build/**', 'content-reader/**', 'resume-pdf/**', 'package-lock.json']),
  'model/**',
  'site/**',
  'package.json',
  'tsconfig.json',
];
const testFiles = /\.test\.tsx?$/;

/** One short text that differs as soon as a file the site is built from differs, comes or goes. */
export function fingerprintInputs(contentFolder: string, engine: string = engineFolder): string {
  const hash = createHash('sha256');
  hashFiles(hash, engine, engineInputs);
  // A star stands for no name that starts with a full stop, as `public/.well-known` does.
  hashFiles(hash, contentFolder, ['**', 'public/**/.*', 'public/**/.*/**']);
  return hash.digest('hex');
}

function hashFiles(hash: Hash, folder: string, patterns: string[]): void {
  const files = globSync(patterns, { cwd: folder })
    .filter((file) => !testFiles.test(file) && statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  hash.update('\0');
}
