import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeBroken, UncheckedDatabase } from './database-damage.ts';
import { findFaults } from './database-file.ts';

/** 40,000 entries, which take 35 ms to check. */
const defaultMaxSyncBytes = 16_000_000;
/** That of this file, so the compiled server loads the compiled worker. */
const extension = extname(import.meta.filename);

type DatabaseCheck = {
  /** Rejects with a `DamagedDatabase` if it is broken, and with an `UncheckedDatabase` if the check was stopped. */
  checked: Promise<void>;
  stop: () => void;
};

/** Checks a database: up to `maxSyncBytes` synchronously, throwing a `DamagedDatabase`; above that, in a worker. */
export function checkDatabase(
  file: string,
  {
    dataFolder,
    busyMs,
    maxSyncBytes = defaultMaxSyncBytes,
  }: { dataFolder: string; busyMs?: number | undefined; maxSyncBytes?: number | undefined },
): DatabaseCheck {
  const requireIntact = ([fault]: string[]) => {
    if (fault !== undefined) throw describeBroken(`The database ${file} is broken (${fault.trim()})`, dataFolder);
  };
  if (sizeOf(file) + sizeOf(`${file}-wal`) <= maxSyncBytes) {
    requireIntact(findFaults(file, busyMs));
    return { checked: Promise.resolve(), stop: () => {} };
  }
  const worker = new Worker(new URL(`./check-worker${extension}`, import.meta.url), { workerData: file });
  worker.unref();
  const checked = new Promise<string[]>((resolve, reject) => {
    worker.on('message', resolve);
    // Blocks the event loop, because no thread can be started.
    worker.on('error', () => resolve(findFaults(file)));
    worker.on('exit', () => reject(new UncheckedDatabase('The server stopped before the database was checked.')));
  }).then(requireIntact);
  return { checked, stop: () => void worker.terminate() };
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
