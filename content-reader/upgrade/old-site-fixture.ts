import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { drawPhoto, drawPicture, drawSvg } from '#content-reader/content-fixture.ts';
import { findReferencedFile, listReferences } from './content-reference.ts';
import { readUpgradeFiles } from './read-upgrade-files.ts';

/** The samples' original content files, byte for byte. No step depends on the content of pictures and songs. */
export const versions = ['0.3', '0.4', '0.5'] as const;
export type OldVersion = (typeof versions)[number];
const samples = fileURLToPath(new URL('samples/', import.meta.url));

/** Changes one file of the content; null deletes it. `before` is empty for a new file. */
export type OwnerEdit = [file: string, edit: (before: string) => string | null];

/**
 * The version's sample with an owner's edits, in a folder that is removed after the test. Returns its content/. It has a small
 * file for each that the content names; 0.4.0 named one that it did not include.
 */
export async function writeOldSite(version: OldVersion, edits: readonly OwnerEdit[] = []): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  const folder = join(site, 'content');
  await cp(join(samples, version), folder, { recursive: true });
  for (const [file, edit] of edits) {
    const path = join(folder, file);
    const edited = edit(await readFile(path, 'utf8').catch(() => ''));
    await mkdir(dirname(path), { recursive: true });
    await (edited === null ? rm(path) : writeFile(path, edited));
  }
  const named = (edits.length === 0 && namedFiles.get(version)) || (await listNamedFiles(folder));
  if (edits.length === 0) namedFiles.set(version, named);
  for (const file of named) {
    if (version === '0.4' && file === 'images/share/projects.png') continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await drawFile(file));
  }
  return folder;
}

/** Of each sample without edits: to find them takes longer than to plan its upgrade. */
const namedFiles = new Map<OldVersion, Set<string>>();

/** The files that the content names. */
async function listNamedFiles(folder: string): Promise<Set<string>> {
  const { texts } = await readUpgradeFiles(folder);
  const named = new Set<string>();
  for (const [path, { written, definition }] of texts) {
    const document = parseDocument(written, { logLevel: 'error' });
    const content = { path, text: written, definition, document, data: document.toJS() };
    for (const reference of listReferences(content)) {
      const file = findReferencedFile(content, reference);
      if (reference.kind !== '$richText') named.add(file);
    }
  }
  return named;
}

/** Files with the wrong ending, which browsers showed and played anyway. */
const misnamed = { picture: 'images/friends/plum.png', song: 'music/jam.mp3' };

const button = await drawPicture(88, 31);

async function drawFile(file: string): Promise<Uint8Array | string> {
  if (file === misnamed.picture) return drawPhoto(40, 40, 'webp');
  if (file === misnamed.song) return '\0\0\0\u0018ftypM4A \0\0\0\0M4A mp42';
  const ending = extname(file);
  if (ending === '.svg') return drawSvg();
  if (ending === '.pdf') return '%PDF-1.7';
  return ending === '.mp3' ? 'ID3' : button;
}

/** Every YAML file of a folder, by its relative path. */
export async function readTexts(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const name of glob('**/*.yaml', { cwd: folder })) {
    texts[name.replaceAll('\\', '/')] = await readFile(join(folder, name), 'utf8');
  }
  return texts;
}
