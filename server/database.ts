import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

export type Database = DatabaseSync;

/** The database's name in the data folder. */
export const databaseFile = 'bonbon.sqlite';
const migrationsFolder = join(import.meta.dirname, 'migrations');
const sqliteBusy = 5;

/**
 * Opens the database in the data folder, which is made when it is missing, readable by its owner alone, and brings its
 * tables up to date. Several processes may have it open: readers never wait, and a writer waits for at most 5 s.
 * What a transaction has written is on the disk when it ends. Throws a `StartError` where the owner can help.
 */
export function openDatabase(dataFolder: string): Database {
  try {
    makeDataFolder(dataFolder);
    const path = join(dataFolder, databaseFile);
    const database = new DatabaseSync(path, { timeout: 5000 });
    chmodSync(path, 0o600);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    migrate(database);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(explain(dataFolder, error as NodeJS.ErrnoException));
  }
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
export function watchPlace(database: Database): () => void {
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

/** What a database's file holds. */
export type DatabaseFacts = {
  /** What SQLite finds broken; empty for a whole file. */
  faults: string[];
  /** How many migrations made its tables, of how many there are. */
  version: number;
  newestVersion: number;
  entryCount: number;
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
export function gatherDatabase(file: string): boolean {
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

function migrate(database: Database): void {
  const migrations = listMigrations();
  if (readVersion(database) > migrations.length) {
    throw new StartError('The data folder was written by a newer version of this site. Update the site first.');
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

function explain(dataFolder: string, { code, message }: NodeJS.ErrnoException): string {
  return `Cannot open the database in ${dataFolder} (${code ?? message}): ${message}. Look at the folder's permissions, or choose another: DATA_FOLDER=/var/lib/bonbon npm start`;
}
