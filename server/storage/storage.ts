import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Log, logNotice } from '#server/failure-log.ts';
import { closeQuietly, type Database, databaseFile, findFaults, LostDatabase, openDatabase } from './database.ts';
import {
  type DamagedDatabase,
  describeBroken,
  explainDamage,
  sqliteCodeOf,
  UncheckedDatabase,
} from './database-damage.ts';

/** What is made of an open database. `stop` ends its work before the database is closed. */
type User = { stop: () => Promise<void> };

export type Storage<T> = {
  /** What was made of the database; undefined while that cannot be used. */
  current: () => T | undefined;
  /** Takes what a use of the database threw. Where it is broken or gone, it is closed. */
  noteFailure: (cause: unknown) => void;
  /** Something was stored, so whatever was in the way has gone. */
  noteWrite: () => void;
  /** There is a database, or there was one while this folder was in use. */
  hadDatabase: () => boolean;
  /** Resolves when everything is written and the database is closed. */
  stop: () => Promise<void>;
};

export type StorageParts<T> = {
  dataFolder: string;
  /** Nothing may be written before `checked`; where that rejects, the database is closed. */
  make: (database: Database, checked: Promise<void>) => T;
  /** The database can be used again, or no more. Not called for how it is at first. */
  onChange?: () => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** There was a database when others used this folder before, so a missing one is a loss from the start. */
  hadDatabase?: boolean;
  /** How often a database that cannot be used is looked at again. */
  retryMs?: number;
  /** Above this size it is checked in the background. */
  maxCheckedAtOnceBytes?: number;
};

/** 40,000 entries, whose check takes 35 ms. */
const defaultMaxCheckedAtOnceBytes = 16_000_000;
const defaultRetryMs = 5000;
const quietMs = 60_000;
/** Of this file: compiled, the worker is too. */
const ending = extname(import.meta.filename);
/** While a database that another program keeps locked is looked at again, nobody is answered. */
const retryBusyMs = 20;

/**
 * Keeps the database of the data folder open, as long as it can be used, and looks for faults in it first. While it
 * cannot, it says so once in the log, with what mends it, and opens it by itself when that is done.
 */
export function openStorage<T extends User>({
  dataFolder,
  make,
  onChange = () => {},
  log,
  now,
  hadDatabase: hadDatabaseBefore = false,
  retryMs = defaultRetryMs,
  maxCheckedAtOnceBytes = defaultMaxCheckedAtOnceBytes,
}: StorageParts<T>): Storage<T> {
  const file = join(dataFolder, databaseFile);
  let opened: { database: Database; user: T; stopCheck: () => void } | undefined;
  let damage: DamagedDatabase | undefined;
  /** The files as they were when they were found damaged: there is no use in reading the same ones again. */
  let damagedFiles = '';
  /** From then on a missing file is a loss, and none that the server makes anew. */
  let hadDatabase = hadDatabaseBefore || describeFiles(file) !== '';
  let writeTrouble: DamagedDatabase | undefined;
  let saidTroubleMs = Number.NEGATIVE_INFINITY;
  let isStarted = false;
  let isStopped = false;
  let closing = Promise.resolve();

  function open(busyMs?: number): void {
    let database: Database | undefined;
    try {
      database = openDatabase(dataFolder, busyMs);
      hadDatabase = true;
      const { checked, stopCheck } = check(busyMs);
      opened = { database, user: make(database, checked), stopCheck };
      checked.catch((cause) => {
        if (!(cause instanceof UncheckedDatabase)) noteDamage(explainDamage(cause, dataFolder, file));
      });
    } catch (cause) {
      closeQuietly(database);
      noteDamage(explainDamage(cause, dataFolder, file));
      return;
    }
    if (damage) say(`The database ${file} can be used again, and with it the guestbook and the visitor counter`);
    damage = undefined;
    if (isStarted) onChange();
  }

  function check(busyMs?: number): { checked: Promise<void>; stopCheck: () => void } {
    const requireWhole = ([fault]: string[]) => {
      if (fault !== undefined) throw describeBroken(`The database ${file} is broken (${fault.trim()})`, dataFolder);
    };
    if (sizeOf(file) + sizeOf(`${file}-wal`) <= maxCheckedAtOnceBytes) {
      requireWhole(findFaults(file, busyMs));
      return { checked: Promise.resolve(), stopCheck: () => {} };
    }
    const worker = new Worker(new URL(`./check-worker${ending}`, import.meta.url), { workerData: file });
    worker.unref();
    const checked = new Promise<string[]>((resolve, reject) => {
      worker.on('message', resolve);
      // Where there is no thread to be had, the check holds everybody up.
      worker.on('error', () => resolve(findFaults(file)));
      worker.on('exit', () => reject(new UncheckedDatabase('The server stopped before the database was checked.')));
    }).then(requireWhole);
    return { checked, stopCheck: () => void worker.terminate() };
  }

  function noteDamage(found: DamagedDatabase, isReplaced = false): void {
    if (isStopped) return;
    if (damage?.message !== found.message) {
      say(`The pages are there, but the guestbook and the visitor counter are not: ${found.message}`);
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
    const files = describeFiles(file);
    const isSame = files === damagedFiles && (damage.kind === 'broken' || damage.kind === 'newer');
    if (isSame || (hadDatabase && !existsSync(file))) return;
    open(retryBusyMs);
  }

  const say = (sentence: string) => logNotice(sentence, log, now);

  if (hadDatabaseBefore && !existsSync(file)) {
    noteDamage(describeBroken(`The database ${file} was removed while the server runs`, dataFolder));
  } else open();
  isStarted = true;
  const timer = setInterval(() => void retry(), retryMs).unref();
  return {
    current: () => opened?.user,
    hadDatabase: () => hadDatabase,
    noteFailure(cause) {
      if (!opened || !isTrouble(cause)) return;
      if (cause instanceof LostDatabase) {
        // What lies there now may be what somebody has put in its place.
        noteDamage(describeBroken(cause.message.replace(/\. .*$/s, ''), dataFolder), true);
        return;
      }
      const found = explainDamage(cause, dataFolder, file);
      if (found.kind === 'broken') noteDamage(found);
      // Where some writes go well and others don't, that would be told again and again.
      else if (found.kind !== 'busy' && !writeTrouble && now() - saidTroubleMs >= quietMs) {
        writeTrouble = found;
        saidTroubleMs = now();
        say(`Nothing new can be stored: ${found.message}`);
      }
    },
    noteWrite() {
      if (!writeTrouble) return;
      writeTrouble = undefined;
      say(`Messages and visits are stored again in ${file}`);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      close();
      await closing;
    },
  };
}

/** Of those codes of SQLite that tell of the database or its disk, and not of one statement. */
const troubleCodes = [3, 8, 10, 11, 13, 14, 26];

function isTrouble(cause: unknown): boolean {
  return cause instanceof LostDatabase || troubleCodes.includes(sqliteCodeOf(cause) ?? -1);
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Another text as soon as one of the database's files is another one; empty where there is none. */
function describeFiles(file: string): string {
  try {
    return ['', '-wal', '-shm']
      .map((ending) => statSync(file + ending, { throwIfNoEntry: false }))
      .map((found) => (found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''))
      .join('\n')
      .trim();
  } catch {
    // The folder is a file.
    return '';
  }
}
