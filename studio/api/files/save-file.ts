import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileSystem } from './file-system.ts';

/** A file that was written, but not put in its place. Nothing reads it: its name begins with a dot. */
const asideName = /^\..+\.[0-9a-f]{8}\.studio$/;

/**
 * Writes a file so that whoever reads it, at any moment and after any crash, finds the old bytes or the new ones. It is on the
 * disk when this resolves. Follows symbolic links: the link stays. Rejects with the disk's error, and then nothing has changed.
 * `look` is the last look at what is there: writing took a while. If it rejects, nothing changes either.
 */
export async function saveFile(
  path: string,
  bytes: string | Uint8Array,
  fs: FileSystem,
  look?: () => Promise<void>,
): Promise<void> {
  const target = await fs.realpath(path).catch(() => path);
  const old = await fs.stat(target).catch(() => undefined);
  // A file can be taken the place of in spite of its own rights, which its owner gave it for a reason.
  if (old) await fs.access(target, constants.W_OK);
  const aside = join(dirname(target), `.${basename(target)}.${randomUUID().slice(0, 8)}.studio`);
  try {
    const file = await fs.open(aside, 'wx', old?.mode ?? 0o666);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await look?.();
    await fs.rename(aside, target);
  } catch (error) {
    await fs.rm(aside, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(target), fs);
}

/** Makes new names in a folder last. Some systems cannot, and need not. */
export async function syncFolder(folder: string, fs: FileSystem): Promise<void> {
  const opened = await fs.open(folder, 'r').catch(() => undefined);
  await opened?.sync().catch(() => {});
  await opened?.close();
}

/** Removes what a crash left aside in these folders. */
export async function removeAside(folders: readonly string[], fs: FileSystem): Promise<void> {
  for (const folder of folders) {
    const names = await fs.readdir(folder).catch(() => [] as string[]);
    for (const name of names) {
      if (asideName.test(name)) await fs.rm(join(folder, name), { force: true }).catch(() => {});
    }
  }
}
