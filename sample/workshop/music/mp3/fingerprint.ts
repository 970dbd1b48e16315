import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readId3 } from './id3.ts';

const musicFolder = fileURLToPath(new URL('..', import.meta.url));
/** These change no sound. */
const silentFolders = ['measuring', 'scores'];

/** The code without comments, spaces and some punctuation: these change no sound. */
export const stripComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/[\s,;()]/g, '');

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The hash of all sources that every song shares. */
export async function fingerprintSynthesizer(): Promise<string> {
  const files = (await readdir(musicFolder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'scores.ts')
    .filter((file) => !silentFolders.some((folder) => file.startsWith(`${folder}/`)))
    .sort();
  const sources = await Promise.all(files.map((file) => readFile(join(musicFolder, file), 'utf8')));
  return hash(sources.map((source, index) => `${files[index]}\n${stripComments(source)}`).join('\n'));
}

/** Identifies the current sources of a song: its score and the synthesizer. The MP3 file has it in a tag. */
export async function fingerprintSong(id: string, synthesizer: string): Promise<string> {
  const score = await readFile(join(musicFolder, 'scores', `${id}.ts`), 'utf8');
  return hash(`${synthesizer}\n${stripComments(score)}`).slice(0, 16);
}

/** The fingerprint in a file; undefined if the file was not made here. */
export const readFingerprint = (file: Uint8Array): string | undefined => readId3(file)['made-from'];
