import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, globSync, openSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { engineFolder } from './engine-folder.ts';

/** In the output folder: the fingerprint of what the site was built from. */
export const stampName = 'built-from';

/** In the output folder: the warnings for the owner, for starts that skip the build. */
export const warningsName = 'warnings.txt';

/** A packed clone also holds the compiled files but doesn't run them. */
const isCompiled = import.meta.filename.endsWith('.js');

/** Everything in the engine that affects the built site; files only tests read are left out. */
const engineInputs = [
  ...(isCompiled ? ['engine/*.js'] : ['build/**', 'content-reader/**', 'resume-pdf/**', 'package-lock.json']),
  'model/**',
  'site/**',
  'package.json',
  'tsconfig.json',
];
const testFiles = /\.test\.tsx?$/;

/** A hash that changes when any input file of the site is changed, added or removed. */
export function fingerprintInputs(contentFolder: string, engine: string = engineFolder): string {
  const hash = createHash('sha256');
  hashFiles(hash, engine, engineInputs);
  // `*` doesn't match dotfiles such as `public/.well-known`.
  hashFiles(hash, contentFolder, ['**', 'public/**/.*', 'public/**/.*/**']);
  return hash.digest('hex');
}

/** Adds the paths and bytes of the files in `folder` that match one of the patterns, without tests. */
export function hashFiles(hash: Hash, folder: string, patterns: string[]): void {
  const files = globSync(patterns, { cwd: folder })
    .filter((file) => !testFiles.test(file) && statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  for (const file of files) {
    hashFile(hash, join(folder, file), file);
  }
  hash.update('\0');
}

/** Songs and pictures would otherwise stay in the memory of the server that starts after this. */
const chunk = Buffer.allocUnsafe(65_536);

function hashFile(hash: Hash, path: string, name: string): void {
  const file = openSync(path, 'r');
  try {
    hash.update(`${name}\0${fstatSync(file).size}\0`);
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk)) {
      hash.update(chunk.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}
