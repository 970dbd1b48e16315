import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { logError, logNotice } from '#server/failure-log.ts';
import type { Log } from '#server/log-limit.ts';
import { readBackupFailure, writeBackupFailure } from '#server/storage/backup-failure-store.ts';
import { type Database, databaseFile } from '#server/storage/database.ts';
import { type BackupFile, type BackupKind, backupsFolder, findBackups, nameBackup } from './backup-files.ts';
import { type BackupRecord, createBackupStore } from './backup-store.ts';
import { findLastNight, findSuperfluous } from './kept-backups.ts';
import { StoppedBackup, writeBackup } from './write-backup.ts';

/** How often the clock is looked at. A computer that slept through the night makes up for it within a minute. */
const tickMs = 60_000;
/** After a failure, such as a full disk. */
const retryAfterMs = 60 * 60 * 1000;

type BackupOptions = {
  database: Database;
  dataFolder: string;
  /** No backup before the database is checked: of a broken one, the earlier backups are what is needed. */
  checked: Promise<void>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  write?: typeof writeBackup;
};

/** A backup file, and what is known about it. */
type KeptBackup = BackupFile & { bytes: number; record: BackupRecord | undefined };

export type Backups = {
  /** Makes the backup of a night that has none yet. Never rejects. */
  makeIfDue: () => Promise<void>;
  /** A backup that the owner asks for; the server never removes it. Rejects with an error that says why there is none. */
  makeNow: () => Promise<BackupRecord>;
  /** Newest first. */
  list: () => Promise<KeptBackup[]>;
  readFailure: () => ReturnType<typeof readBackupFailure>;
  folder: string;
  stop: () => Promise<void>;
};

/**
 * A backup each night at 3 by the clock of the server's computer, or at the next start if no server ran then. Of the nightly
 * ones 7 days, 4 weeks and 12 months are kept. A failure is logged once and remembered in the database, for the doctor.
 */
export function createBackups({
  database,
  dataFolder,
  checked,
  log,
  now,
  write = writeBackup,
}: BackupOptions): Backups {
  const folder = backupsFolder(dataFolder);
  const store = createBackupStore(database);
  const stopping = new AbortController();
  let last: Promise<unknown> = checked;
  let failure = readBackupFailure(database);
  const timer = setInterval(() => void makeIfDue(), tickMs).unref();

  /** One after the other; what failed before does not matter. */
  function queue<T>(job: () => Promise<T>): Promise<T> {
    const result = last.then(job, async () => {
      await checked;
      return job();
    });
    last = result;
    return result;
  }

  async function make(kind: BackupKind): Promise<BackupRecord> {
    const madeMs = now();
    const nameFile = (number: number) => nameBackup(madeMs, number, kind);
    const source = join(dataFolder, databaseFile);
    const made = await write({ source, folder, nameFile, nowMs: madeMs, signal: stopping.signal });
    const record = { name: made.name, madeMs, entryCount: made.entryCount, visitCount: made.visitCount };
    remember(() => store.add(record));
    return record;
  }

  async function makeNightly(): Promise<void> {
    if (stopping.signal.aborted || !(await isDue())) return;
    try {
      await make('nightly');
      if (failure) {
        failure = undefined;
        remember(() => writeBackupFailure(database, undefined));
        logNotice('The nightly backup works again.', log, now);
      }
      await removeSuperfluous();
    } catch (error) {
      if (error instanceof StoppedBackup || stopping.signal.aborted) return;
      reportFailure((error as Error).message.slice(0, 300));
    }
  }

  async function isDue(): Promise<boolean> {
    const nowMs = now();
    // Not in the future only because the clock was set back.
    if (failure && Math.abs(nowMs - failure.timeMs) < retryAfterMs) return false;
    const nightMs = findLastNight(nowMs);
    return !(await findBackups(folder)).some(({ kind, madeMs }) => kind === 'nightly' && madeMs >= nightMs);
  }

  async function removeSuperfluous(): Promise<void> {
    const backups = await findBackups(folder);
    for (const { name } of findSuperfluous(backups.filter(({ kind }) => kind === 'nightly'))) {
      await rm(join(folder, name), { force: true });
      remember(() => store.remove(name));
    }
  }

  function reportFailure(reason: string): void {
    const timeMs = now();
    if (!failure) logError(`The nightly backup failed: ${reason}. It is tried again every hour.`, log, now);
    failure = { sinceMs: failure?.sinceMs ?? timeMs, timeMs, reason };
    remember(() => writeBackupFailure(database, failure));
  }

  /** Only a note beside the files: without it the doctor still sees how old they are. */
  function remember(write: () => void): void {
    try {
      if (!stopping.signal.aborted) write();
    } catch {}
  }

  async function makeIfDue(): Promise<void> {
    await queue(makeNightly).catch(() => {});
  }

  return {
    makeIfDue,
    makeNow: () => queue(() => make('owner')),
    async list() {
      const records = new Map(store.list().map((record) => [record.name, record]));
      const files = (await findBackups(folder)).reverse();
      return Promise.all(
        files.map(async (file) => {
          // The owner may remove one at any time.
          const { size } = await stat(join(folder, file.name)).catch(() => ({ size: 0 }));
          return { ...file, bytes: size, record: records.get(file.name) };
        }),
      );
    },
    readFailure: () => failure,
    folder,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await last.catch(() => {});
    },
  };
}
