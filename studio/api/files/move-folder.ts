import { dirname } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { syncFolder } from './save-file.ts';

/** Moves a file or a folder to where there is none. Does nothing if that was done already. */
export async function moveFolder(from: string, to: string, fs: FileSystem): Promise<void> {
  const isThere = (path: string) =>
    fs.stat(path).then(
      () => true,
      () => false,
    );
  if (await isThere(to)) {
    if (!(await isThere(from))) return;
    throw Object.assign(new Error(`${to} is there already`), { code: 'EEXIST' });
  }
  await fs.mkdir(dirname(to), { recursive: true });
  try {
    await fs.rename(from, to);
  } catch (error) {
    // The bin may be on another disk than the content.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyAcross(from, to, fs);
  }
  await syncFolder(dirname(to), fs);
  await syncFolder(dirname(from), fs);
}

async function copyAcross(from: string, to: string, fs: FileSystem): Promise<void> {
  const aside = `${to}.unfinished`;
  await fs.rm(aside, { recursive: true, force: true });
  try {
    await fs.cp(from, aside, { recursive: true, preserveTimestamps: true });
    await fs.rename(aside, to);
  } catch (error) {
    await fs.rm(aside, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
  await fs.rm(from, { recursive: true });
}
