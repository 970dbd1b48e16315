import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileSystem } from '#studio/api/files/file-system.ts';
import { moveFolder } from '#studio/api/files/move-folder.ts';
import { saveFile, syncFolder } from '#studio/api/files/save-file.ts';

/** What a step does to the disk. Paths are below the site's folder, with slashes. */
export type DiskEdit = TextEdit | MoveEdit;

/** Replaces a part of a file's text. `from` and `to` are the hashes of the whole file before and after it, '' for no file. */
export type TextEdit = { file: string; from: string; to: string; at: number; removed: string; inserted: string };
/** Moves a file or a folder. */
type MoveEdit = { move: string; to: string };

/** The file is not what the edit was made for. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

export const hashOf = (bytes: Uint8Array | string | undefined): string =>
  bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');

/** The text of a file, byte order mark and all; undefined if it is no text. */
export function decodeExactly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The edit that makes one text of another; undefined is a file that is not there. */
export function makeEdit(file: string, before: string | undefined, after: string | undefined): TextEdit {
  const [old = '', next = ''] = [before, after];
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let same = 0;
  while (same < most - start && old.at(-1 - same) === next.at(-1 - same)) same += 1;
  return {
    file,
    from: hashOf(before),
    to: hashOf(after),
    at: start,
    removed: old.slice(start, old.length - same),
    inserted: next.slice(start, next.length - same),
  };
}

/** What takes the edits back, in order. */
export const invertEdits = (edits: readonly DiskEdit[]): DiskEdit[] => edits.map(invert).reverse();

const invert = (edit: DiskEdit): DiskEdit =>
  'move' in edit
    ? { move: edit.to, to: edit.move }
    : { ...edit, from: edit.to, to: edit.from, removed: edit.inserted, inserted: edit.removed };

/** The text after an edit of it. */
export function editText(text: string | undefined, { at, removed, inserted, to }: TextEdit): string | undefined {
  if (to === '') return undefined;
  const old = text ?? '';
  return old.slice(0, at) + inserted + old.slice(at + removed.length);
}

/** Does nothing if it is done already. Rejects with `ChangedMeanwhile`, or with the disk's error; then nothing has changed. */
export async function carryOut(edit: DiskEdit, site: string, fs: FileSystem): Promise<void> {
  if ('move' in edit) return moveFolder(join(site, edit.move), join(site, edit.to), fs);
  const path = join(site, edit.file);
  const bytes = await readBytes(path, fs);
  const hash = hashOf(bytes);
  if (hash === edit.to) return;
  const text = bytes && decodeExactly(bytes);
  if (hash !== edit.from || (bytes && text === undefined)) throw new ChangedMeanwhile(edit.file);
  const after = editText(text, edit);
  if (after !== undefined) {
    await fs.mkdir(dirname(path), { recursive: true });
    return saveFile(path, after, fs, async () => {
      if (hashOf(await readBytes(path, fs)) !== hash) throw new ChangedMeanwhile(edit.file);
    });
  }
  await fs.rm(path);
  await syncFolder(dirname(path), fs);
}

/** All or nothing. */
export async function carryOutAll(edits: readonly DiskEdit[], site: string, fs: FileSystem): Promise<void> {
  const done: DiskEdit[] = [];
  try {
    for (const edit of edits) {
      await carryOut(edit, site, fs);
      done.push(edit);
    }
  } catch (error) {
    for (const edit of invertEdits(done)) await carryOut(edit, site, fs).catch(() => {});
    throw error;
  }
}

async function readBytes(path: string, fs: FileSystem): Promise<Uint8Array | undefined> {
  try {
    return await fs.readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
