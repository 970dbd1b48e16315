import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readMissingProxies } from '#server/http/proxy-detection-store.ts';
import { StartError } from '#server/start-error.ts';
import { makeDataFolder } from './data-folder.ts';
import { DamagedDatabase, describeBroken, explainDamage, findDatabase } from './database-damage.ts';

export type Database = DatabaseSync;

/** The database's name in the data folder. */
export const databaseFile = 'bonbon.sqlite';
const migrationsFolder = join(import.meta.dirname, 'migrations');
const sqliteBusy = 5;

/**
 * Opens the database in the data folder, which is made when it is missing, readable by its owner alone, and brings its
 * tables up to date. Several processes may have it open: readers never wait, and a writer waits for at most `busyMs`.
 * What a transaction has written is on the disk when it ends. Throws a `DamagedDatabase` where it cannot be used.
 */
export function openDatabase(dataFolder: string, busyMs = 5000): Database {
  const path = join(dataFolder, databaseFile);
  let database: Database | undefined;
  try {
    makeDataFolder(dataFolder);
    if (!findDatabase(dataFolder, path)) makeDatabase(path);
    database = new DatabaseSync(path, { timeout: busyMs });
    chmodSync(path, 0o600);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    requireOwnTables(database, dataFolder, path);
    migrate(database);
    return database;
  } catch (error) {
    closeQuietly(database);
    throw explainDamage(error, dataFolder, path);
  }
}

/** Whoever is killed here leaves no file under the database's name: an empty one would look like a loss. */
function makeDatabase(path: string): void {
  const unfinished = `${path}.new-${randomUUID()}`;
  try {
    const database = new DatabaseSync(unfinished);
    try {
      migrate(database);
    } finally {
      database.close();
    }
    chmodSync(unfinished, 0o600);
    putInPlace(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Leaves a database alone that another process was faster to make. */
function putInPlace(unfinished: string, path: string): void {
  try {
    linkSync(unfinished, path);
  } catch (error) {
    // Some file systems have no second names for a file.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(path)) renameSync(unfinished, path);
  }
}

/** One that cannot even be closed has been told of already. */
export function closeQuietly(database: Database | undefined): void {
  try {
    if (database?.isOpen) database.close();
  } catch {}
}

/** Runs `write` as one transaction: all of it is stored, or nothing. */
export function inTransaction<T>(database: Database, write: () => T): T {
  database.exec('begin immediate');
  try {
    const result = write();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** The file of an open database was removed or moved. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
}

/**
 * Returns a check that throws a `LostDatabase` once the database or its log is no longer the file that was opened:
 * SQLite goes on writing to a removed file without a word, and nobody would ever find what it wrote. Takes some
 * microseconds.
 */
export function watchFiles(database: Database): () => void {
  const path = database.location() ?? '';
  const numberOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = [path, `${path}-wal`].map((file) => ({ file, number: numberOf(file) }));
  return () => {
    for (const { file, number } of opened) {
      if (numberOf(file) !== number) {
        throw new LostDatabase(`${file} was removed or replaced while the server runs. Start the server again.`);
      }
    }
  };
}

/**
 * What SQLite finds broken in a database; empty for a whole one. Others may be writing to it meanwhile. It takes 0.1 s
 * for 100,000 entries (39 MB) and 0.7 s for a million; the thorough `integrity_check`, which also compares each index
 * with its table, takes 0.5 s and 6 s.
 */
export function findFaults(file: string, busyMs = 5000): string[] {
  let database: Database | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: busyMs });
    const faults = database.prepare('pragma quick_check(3)').all();
    return faults.map((row) => String(row.quick_check)).filter((fault) => fault !== 'ok');
  } catch (error) {
    return [(error as Error).message];
  } finally {
    closeQuietly(database);
  }
}

/** What a database's file holds. */
export type DatabaseFacts = {
  /** What SQLite finds broken; empty for a whole file. */
  faults: string[];
  /** How many migrations made its tables, of how many there are. */
  version: number;
  newestVersion: number;
  entryCount: number;
  /** What the server that had it open last saw of proxies that it was not told of. */
  missingProxies: number | undefined;
};

/** Looks at a database without changing it; others may be writing to it. Throws a `StartError` for any other file. */
export function inspectDatabase(file: string): DatabaseFacts {
  let database: Database | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const faults = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    return {
      faults: faults.filter((fault) => fault !== 'ok'),
      version: readVersion(database),
      newestVersion: listMigrations().length,
      entryCount: Number(database.prepare('select count(*) as count from guestbook_entries').get()?.count),
      missingProxies: readMissingProxies(database),
    };
  } catch (error) {
    throw new StartError(`${file} is no database of this site, or it is broken: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}

/**
 * Writes a copy of a database as it is at this moment to a new or an empty file. Others may go on writing: what they
 * commit meanwhile is not in it. Throws what SQLite reports, for a file with something in it too.
 */
export function copyDatabase(file: string, copy: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/**
 * Brings what is still in the write-ahead log into the file, so that the file is all there is of the database. False
 * when somebody else has the database open. Throws what SQLite reports of a broken file.
 */
export function checkpointDatabase(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving the log needs the database for oneself.
    return database.prepare('pragma journal_mode = delete').get()?.journal_mode === 'delete';
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
    throw error;
  } finally {
    database.close();
  }
}

const listMigrations = () => readdirSync(migrationsFolder).filter((name) => /^\d{4}-.*\.sql$/.test(name));
const readVersion = (database: Database) =>
  Number(Object.values(database.prepare('pragma user_version').get() ?? {})[0]);

/** Throws a `DamagedDatabase` for a database that another program has made. */
function requireOwnTables(database: Database, dataFolder: string, path: string): void {
  if (readVersion(database) > 0) return;
  if (Number(database.prepare('select count(*) as count from sqlite_master').get()?.count) === 0) return;
  throw describeBroken(`The database ${path} is that of another program`, dataFolder);
}

function migrate(database: Database): void {
  const migrations = listMigrations();
  if (readVersion(database) > migrations.length) {
    throw new DamagedDatabase(
      'newer',
      'The data folder was written by a newer version of this site',
      'update the site and start it again: npm start',
    );
  }
  if (readVersion(database) === migrations.length) return;
  inTransaction(database, () => {
    // Another process may have been faster between the look above and the lock.
    for (const [index, name] of migrations.sort().entries()) {
      if (index < readVersion(database)) continue;
      database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
      database.exec(`pragma user_version = ${index + 1}`);
    }
  });
}
