import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseProblem } from '#model/health.ts';
import { logNotice } from '#server/failure-log.ts';
import type { Log } from '#server/log-limit.ts';
import { closeQuietly, type Database, databaseFile, openDatabase } from './database.ts';
import { checkDatabase } from './database-check.ts';
import {
  type DamagedDatabase,
  describeBroken,
  explainDamage,
  sqliteCodeOf,
  UncheckedDatabase,
} from './database-damage.ts';
import { LostDatabase } from './lost-database.ts';

/** Uses an open database. `stop` finishes its writes before the database is closed. */
type DatabaseUser = { stop: () => Promise<void> };

export type Storage<T> = {
  /** The result of `make`; undefined while the database cannot be used. */
  current: () => T | undefined;
  /** Call with any database error. Closes a database that is broken or lost. */
  reportFailure: (cause: unknown) => void;
  /** Call after a successful write, which ends earlier write failures. */
  reportWrite: () => void;
  /** Why the database cannot be read at this moment; undefined if it can. */
  findProblem: () => DatabaseProblem | undefined;
  /** There is a database, or there was one while this folder was in use. */
  hadDatabase: () => boolean;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

export type StorageOptions<T> = {
  dataFolder: string;
  /** Must write nothing before `checked` resolves; if that rejects, the database is closed. */
  make: (database: Database, checked: Promise<void>) => T;
  /** The database became usable or unusable. Not called for the initial state. */
  onChange?: () => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** This folder had a database earlier, so a missing one is a loss from the start. */
  hadDatabase?: boolean;
  /** How often to retry an unusable database. */
  retryMs?: number;
  /** Larger databases are checked in the background. */
  maxSyncCheckBytes?: number;
};

const defaultRetryMs = 5000;
const minFailureIntervalMs = 60_000;
/** Waiting for a database that another program keeps locked blocks the event loop. */
const retryBusyMs = 20;

/**
 * Keeps the database of the data folder open while it can be used; checks it for faults first. While it cannot be used,
 * logs one notice with the fix, and reopens it as soon as it is fixed.
 */
export function openStorage<T extends DatabaseUser>({
  dataFolder,
  make,
  onChange = () => {},
  log,
  now,
  hadDatabase: hadDatabaseBefore = false,
  retryMs = defaultRetryMs,
  maxSyncCheckBytes,
}: StorageOptions<T>): Storage<T> {
  const file = join(dataFolder, databaseFile);
  let opened: { database: Database; user: T; stopCheck: () => void } | undefined;
  let damage: DamagedDatabase | undefined;
  /** The state of the files when they were found damaged; there is no point in reading them again unchanged. */
  let damagedFiles = '';
  /** If true, a missing file means data loss and must not be recreated. */
  let hadDatabase = hadDatabaseBefore || describeFiles(file) !== '';
  let writeFailure: DamagedDatabase | undefined;
  let failureLoggedMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  let isStopped = false;
  let closing = Promise.resolve();

  const writeNotice = (sentence: string) => logNotice(sentence, log, now);

  function open(busyMs?: number): void {
    let database: Database | undefined;
    try {
      database = openDatabase(dataFolder, busyMs);
      hadDatabase = true;
      const { checked, stop } = checkDatabase(file, { dataFolder, busyMs, maxSyncBytes: maxSyncCheckBytes });
      opened = { database, user: make(database, checked), stopCheck: stop };
      checked.catch((cause) => {
        if (!(cause instanceof UncheckedDatabase)) reportDamage(explainDamage(cause, dataFolder, file));
      });
    } catch (cause) {
      closeQuietly(database);
      reportDamage(explainDamage(cause, dataFolder, file));
      return;
    }
    if (damage) writeNotice(`The database ${file} works again, and so do the guestbook and the visitor counter`);
    damage = undefined;
    if (isStarted) onChange();
  }

  function reportDamage(found: DamagedDatabase, isReplaced = false): void {
    if (isStopped) return;
    if (damage?.message !== found.message) {
      writeNotice(`The site is up, but the guestbook and the visitor counter are not: ${found.message}`);
    }
    damage = found;
    const wasOpen = close();
    const remember = () => {
      damagedFiles = isReplaced ? '' : describeFiles(file);
    };
    // Closing it changes its files.
    if (wasOpen) closing = closing.then(remember);
    else remember();
    if (isStarted) onChange();
  }

  function close(): boolean {
    if (!opened) return false;
    const { database, user, stopCheck } = opened;
    opened = undefined;
    writeFailure = undefined;
    stopCheck();
    closing = user.stop().then(
      () => closeQuietly(database),
      () => closeQuietly(database),
    );
    return true;
  }

  async function retry(): Promise<void> {
    if (!damage || isStopped) return;
    await closing;
    if (!damage || opened || isStopped) return;
    const isUnchanged = describeFiles(file) === damagedFiles && (damage.kind === 'broken' || damage.kind === 'newer');
    if (isUnchanged || (hadDatabase && !existsSync(file))) return;
    open(retryBusyMs);
  }

  if (hadDatabaseBefore && !existsSync(file)) {
    reportDamage(describeBroken(`The database ${file} was removed while the server was running`, dataFolder));
  } else open();
  isStarted = true;
  const timer = setInterval(() => void retry(), retryMs).unref();
  return {
    current: () => opened?.user,
    findProblem() {
      if (hadDatabase && !existsSync(file)) return 'missing';
      try {
        opened?.database.prepare('select count(*) from sqlite_master').get();
      } catch (cause) {
        return explainDamage(cause, dataFolder, file).kind;
      }
      return opened ? undefined : (damage?.kind ?? 'broken');
    },
    hadDatabase: () => hadDatabase,
    reportFailure(cause) {
      if (!opened || !concernsDatabase(cause)) return;
      if (cause instanceof LostDatabase) {
        // The file there now may be a replacement, so the next retry reads it.
        reportDamage(describeBroken(cause.message.replace(/\. .*$/s, ''), dataFolder), true);
        return;
      }
      const found = explainDamage(cause, dataFolder, file);
      if (found.kind === 'broken') reportDamage(found);
      // Throttled, because some writes may succeed while others keep failing.
      else if (found.kind !== 'busy' && !writeFailure && Math.abs(now() - failureLoggedMs) >= minFailureIntervalMs) {
        writeFailure = found;
        failureLoggedMs = now();
        writeNotice(`New messages and visits cannot be stored: ${found.message}`);
      }
    },
    reportWrite() {
      if (!writeFailure) return;
      writeFailure = undefined;
      writeNotice(`Messages and visits are stored again in ${file}`);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      close();
      await closing;
    },
  };
}

/** SQLite's codes for errors of the database or its disk rather than of one statement. */
const databaseCodes = [3, 8, 10, 11, 13, 14, 26];

function concernsDatabase(cause: unknown): boolean {
  return cause instanceof LostDatabase || databaseCodes.includes(sqliteCodeOf(cause) ?? -1);
}

/** Text that changes whenever one of the database's files does; empty if there is none. */
function describeFiles(file: string): string {
  try {
    return ['', '-wal', '-shm']
      .map((suffix) => statSync(file + suffix, { throwIfNoEntry: false }))
      .map((found) => (found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''))
      .join('\n')
      .trim();
  } catch {
    // The data folder is a file.
    return '';
  }
}
