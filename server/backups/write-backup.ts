import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { dayMs } from '#model/day.ts';
import type { CopyCounts } from '#server/storage/verified-copy.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';

/** Stays free on the disk, so that a backup does not keep visitors from signing. */
const spareBytes = 50 * 1024 ** 2;
/** That of this file, so the compiled server loads the compiled worker. */
const extension = extname(import.meta.filename);

/** The server stopped before the backup was made. That is no failure. */
export class StoppedBackup extends Error {}

type Job = {
  /** The database. */
  source: string;
  folder: string;
  /** The name of the file, with a number from 1 that grows while a name is taken. */
  nameFile: (number: number) => string;
  /** Epoch milliseconds. */
  nowMs: number;
  signal: AbortSignal;
  freeBytesOf?: (folder: string) => Promise<number>;
};

/**
 * Writes a backup, readable only by its owner. It gets its name only when it is checked and on the disk, so no file
 * with a name is ever half a backup. Throws an error that says why there is none, or a `StoppedBackup`.
 */
export async function writeBackup({
  source,
  folder,
  nameFile,
  nowMs,
  signal,
  freeBytesOf = findFreeBytes,
}: Job): Promise<CopyCounts & { name: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder, nowMs);
  const { size } = await stat(source);
  // The log may hold as much again.
  if ((await freeBytesOf(folder)) < 2 * size + spareBytes) throw new Error('the disk has too little free space');
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  try {
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 });
    const counts = await copyInWorker(source, unfinished, signal);
    await flush(unfinished);
    for (let number = 1; ; number++) {
      const name = nameFile(number);
      if (await placeFile(unfinished, join(folder, name))) return { ...counts, name };
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Gives a file its final name with a link, which unlike a rename never replaces another. Returns false if that is taken. */
export async function placeFile(unfinished: string, file: string): Promise<boolean> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(file)) return false;
    // USB sticks and some network drives have no hard links.
    await renameWithRetry(unfinished, file);
  }
  return true;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** What a killed server left; another process may still be writing a newer one. */
async function removeUnfinished(folder: string, nowMs: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((found) => /\.unfinished(-journal)?$/.test(found))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: nowMs }));
    if (nowMs - mtimeMs > dayMs) await rm(join(folder, name), { force: true });
  }
}

async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function copyInWorker(source: string, copy: string, signal: AbortSignal): Promise<CopyCounts> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new StoppedBackup());
    const worker = new Worker(new URL(`./backup-worker${extension}`, import.meta.url), {
      workerData: { source, copy },
    });
    worker.unref();
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop);
    worker.on('message', ({ counts, fault }: { counts?: CopyCounts; fault?: string }) =>
      counts ? resolve(counts) : reject(new Error(fault)),
    );
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(signal.aborted ? new StoppedBackup() : new Error('the copy was not finished'));
    });
  });
}
