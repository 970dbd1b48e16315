import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** What uses an open database. `stop` finishes its writes before the database is closed. */
type DatabaseUser = { stop: () => Promise<void> };

export type Storage<T> = {
  /** What `make` returned; undefined while the database cannot be used. */
  current: () => T | undefined;
  /** Call with any database error. Closes a database that is broken or lost. */
  noteFailure: (cause: unknown) => void;
  /** Something was stored, so earlier write failures are over. */
  noteWrite: () => void;
  /** There is a database, or there was one while this folder was in use. */
  hadDatabase: () => boolean;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

export type StorageParts<T> = {
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
const quietMs = 60_000;
/** Waiting for a database that another program keeps locked blocks the event loop. */
const retryBusyMs = 20;

/**
 * Keeps the database of the data folder open while it can be used; checks it for faults first. While it cannot be used,
 * logs one notice with the fix, and reopens it once it is fixed.
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
}: StorageParts<T>): Storage<T> {
  const file = join(dataFolder, databaseFile);
  let opened: { database: Database; user: T; stopCheck: () => void } | undefined;
  let damage: DamagedDatabase | undefined;
  /** The state of the files when they were found damaged; there is no point in reading them again unchanged. */
  let damagedFiles = '';
  /** Once true, a missing file means data loss and must not be recreated. */
  let hadDatabase = hadDatabaseBefore || describeFiles(file) !== '';
  let writeTrouble: DamagedDatabase | undefined;
  let troubleLoggedMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  let isStopped = false;
  let closing = Promise.resolve();

  const notice = (sentence: string) => logNotice(sentence, log, now);

  function open(busyMs?: number): void {
    let database: Database | undefined;
    try {
      database = openDatabase(dataFolder, busyMs);
      hadDatabase = true;
      const { checked, stop } = checkDatabase(file, { dataFolder, busyMs, maxSyncBytes: maxSyncCheckBytes });
      opened = { database, user: make(database, checked), stopCheck: stop };
      checked.catch((cause) => {
        if (!(cause instanceof UncheckedDatabase)) noteDamage(explainDamage(cause, dataFolder, file));
      });
    } catch (cause) {
      closeQuietly(database);
      noteDamage(explainDamage(cause, dataFolder, file));
      return;
    }
    if (damage) notice(`The database ${file} works again, and so do the guestbook and the visitor counter`);
    damage = undefined;
    if (isStarted) onChange();
  }

  function noteDamage(found: DamagedDatabase, isReplaced = false): void {
    if (isStopped) return;
    if (damage?.message !== found.message) {
      notice(`The pages are served, but the guestbook and the visitor counter are not: ${found.message}`);
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
    writeTrouble = undefined;
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
    noteDamage(describeBroken(`The database ${file} was removed while the server was running`, dataFolder));
  } else open();
  isStarted = true;
  const timer = setInterval(() => void retry(), retryMs).unref();
  return {
    current: () => opened?.user,
    hadDatabase: () => hadDatabase,
    noteFailure(cause) {
      if (!opened || !concernsDatabase(cause)) return;
      if (cause instanceof LostDatabase) {
        // The file there now may be a replacement, so the next retry reads it.
        noteDamage(describeBroken(cause.message.replace(/\. .*$/s, ''), dataFolder), true);
        return;
      }
      const found = explainDamage(cause, dataFolder, file);
      if (found.kind === 'broken') noteDamage(found);
      // Throttled, because some writes may succeed while others keep failing.
      else if (found.kind !== 'busy' && !writeTrouble && now() - troubleLoggedMs >= quietMs) {
        writeTrouble = found;
        troubleLoggedMs = now();
        notice(`New messages and visits cannot be stored: ${found.message}`);
      }
    },
    noteWrite() {
      if (!writeTrouble) return;
      writeTrouble = undefined;
      notice(`Messages and visits are stored again in ${file}`);
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

/** Text that changes whenever one of the database's files does; empty where there is none. */
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
