import { copyFile, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentFile, listContent } from '../content-folder.ts';
import type { Change } from './plan-upgrade.ts';

/** Why nothing, or not everything, was changed: a sentence for the owner. */
export class UpgradeError extends Error {
  override readonly name = 'UpgradeError';
}

export type RenameFile = (from: string, to: string) => Promise<void>;

/**
 * Keeps a copy of every file in `copies`, below `content/`, and then makes each change atomically. Throws an
 * UpgradeError, with nothing changed, if a file has changed since the upgrade was planned.
 */
export async function writeUpgrade(
  folder: string,
  changes: readonly Change[],
  copies: string,
  rename: RenameFile,
): Promise<void> {
  const { files } = await listContent(folder);
  const targets = changes.map((change) => ({ change, file: files.get(change.path) }));
  const present = targets.flatMap(({ change, file }) => (file ? [{ change, file }] : []));
  const texts = await Promise.all(present.map(({ change, file }) => isAsPlanned(change, file)));
  const hasChanged = present.length < targets.length || texts.includes(false);
  if (hasChanged) {
    throw new UpgradeError('The files in content/ have just changed, so nothing was upgraded. Please try again.');
  }
  for (const { change, file } of present) {
    const copy = join(copies, 'content', change.path);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(file.absolutePath, copy);
  }
  // Texts first: a text with the old name would not find a picture that already has the new one.
  for (const { change, file } of present) {
    if (change.after !== undefined) await replaceText(file.absolutePath, change.after, rename);
  }
  for (const { change, file } of present) {
    if (change.to !== undefined) await rename(file.absolutePath, join(folder, change.to));
  }
}

async function isAsPlanned({ before }: Change, { absolutePath }: ContentFile): Promise<boolean> {
  return before === undefined || (await readFile(absolutePath)).equals(Buffer.from(before));
}

/** Follows symbolic links: the link stays, its target is changed. */
async function replaceText(path: string, text: string, rename: RenameFile): Promise<void> {
  const target = await realpath(path);
  const aside = `${target}.unfinished`;
  const { mode } = await stat(target);
  try {
    await writeFile(aside, text, { mode, flush: true });
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
