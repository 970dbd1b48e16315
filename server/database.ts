import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

export type Database = DatabaseSync;

/** The database's name in the data folder. */
export const databaseFile = 'bonbon.sqlite';
const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Opens the database in the data folder, which is made when it is missing, readable by its owner alone, and brings its
 * tables up to date. Several processes may have it open: readers never wait, and a writer waits for at most 5 s.
 * What a transaction has written is on the disk when it ends. Throws a `StartError` where the owner can help.
 */
export function openDatabase(dataFolder: string): Database {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
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

function migrate(database: Database): void {
  const migrations = readdirSync(migrationsFolder).filter((name) => /^\d{4}-.*\.sql$/.test(name));
  const readVersion = () => Number(Object.values(database.prepare('pragma user_version').get() ?? {})[0]);
  if (readVersion() > migrations.length) {
    throw new StartError('The data folder was written by a newer version of this site. Update the site first.');
  }
  if (readVersion() === migrations.length) return;
  inTransaction(database, () => {
    // Another process may have been faster between the look above and the lock.
    for (const [index, name] of migrations.sort().entries()) {
      if (index < readVersion()) continue;
      database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
      database.exec(`pragma user_version = ${index + 1}`);
    }
  });
}

function explain(dataFolder: string, { code, message }: NodeJS.ErrnoException): string {
  return `Cannot open the database in ${dataFolder} (${code ?? message}): ${message}. Look at the folder's permissions, or choose another: DATA_FOLDER=/var/lib/bonbon npm start`;
}
