import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { engineFolder } from './engine-folder.ts';

/** In the output folder: the fingerprint of what the site was built from. */
export const stampName = 'built-from';

/** In the output folder: the warnings for the owner, for starts that skip the build. */
export const warningsName = 'warnings.txt';

/** A packed clone also holds the compiled files but doesn't run them. */
const isCompiled = import.meta.filename.endsWith('.js');

/** Everything in the engine that affects the built site. */
const engineInputs = [
  ...(isCompiled ? ['engine'] : ['build', 'content-reader', 'publish/hosts', 'resume-pdf', 'package-lock.json']),
  'model',
  'site',
  'package.json',
  'tsconfig.json',
];
const testFiles = /\.test\.tsx?$/;
const hasHiddenPart = (path: string) => /(^|\/)\./.test(path);

/** A hash that changes with any file of the engine that affects the built site. */
export function fingerprintEngine(engine: string = engineFolder): string {
  const hash = createHash('sha256');
  hashEngine(hash, engine, engineInputs);
  return hash.digest('hex');
}

/** A hash that changes when any input file of the site is changed, added or removed. */
export function fingerprintInputs(contentFolder: string, engine: string = engineFolder): string {
  const hash = createHash('sha256').update(fingerprintEngine(engine));
  const files = listFiles(contentFolder).filter((path) => !hasHiddenPart(path) || path.startsWith('public/'));
  hashFiles(hash, contentFolder, files);
  return hash.digest('hex');
}

/** Adds files of the engine, and all files in its folders; files that only tests read are left out. */
export function hashEngine(hash: Hash, engine: string, inputs: readonly string[]): void {
  const files = inputs.flatMap((input) =>
    isFolder(join(engine, input)) ? listFiles(join(engine, input)).map((file) => `${input}/${file}`) : [input],
  );
  hashFiles(
    hash,
    engine,
    files.filter((file) => !testFiles.test(file) && !hasHiddenPart(file)),
  );
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The paths of all files below a folder, with forward slashes. Node's glob would take 50 ms and 10 MiB for a thousand. */
function listFiles(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));
}

function hashFiles(hash: Hash, folder: string, files: readonly string[]): void {
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) hashFile(hash, path, file);
  }
  hash.update('\0');
}

/** The server starts after this: songs and pictures that were read as a whole would remain in its memory. */
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
