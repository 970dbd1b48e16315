import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readId3 } from './id3.ts';

const workshopFolder = fileURLToPath(new URL('..', import.meta.url));
/** They change no sound. */
const silentFolders = ['measuring', 'scores'];

/** What makes sound, without comments and spaces: these change none. */
export const toPlainSource = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/[\s,;()]/g, '');

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Of all sources that every song is made by. */
export async function fingerprintSynthesizer(): Promise<string> {
  const files = (await readdir(workshopFolder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'scores.ts')
    .filter((file) => !silentFolders.some((folder) => file.startsWith(`${folder}/`)))
    .sort();
  const sources = await Promise.all(files.map((file) => readFile(join(workshopFolder, file), 'utf8')));
  return hash(sources.map((source, index) => `${files[index]}\n${toPlainSource(source)}`).join('\n'));
}

/** Says what a song is made from today: its score, and whatever makes sound. It is kept in the file. */
export async function fingerprintSong(id: string, synthesizer: string): Promise<string> {
  const score = await readFile(join(workshopFolder, 'scores', `${id}.ts`), 'utf8');
  return hash(`${synthesizer}\n${toPlainSource(score)}`).slice(0, 16);
}

/** What a file says it was made from; nothing where it was made elsewhere. */
export const readFingerprint = (file: Uint8Array): string | undefined => readId3(file)['made-from'];
