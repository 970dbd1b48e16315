import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { startCommand } from '#server/system/owner-command.ts';
import { makeDataFolder } from './data-folder.ts';
import { DamagedDatabase, describeBroken, explainDamage, findDatabase } from './database-damage.ts';

export type Database = DatabaseSync;

/** The database's name in the data folder. */
export const databaseFile = 'bonbon.sqlite';
const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Opens a connection to a database file without looking at its tables. Throws SQLite's errors. */
export function connect(file: string, { readOnly = false, busyMs = 5000 } = {}): Database {
  return new DatabaseSync(file, { readOnly, timeout: busyMs });
}

/**
 * Opens the database in the data folder, creating it if it is missing, readable by its owner only, and runs the missing
 * migrations. Several processes may open it: readers never wait, and a writer waits for at most `busyMs`. A committed
 * transaction is flushed to the disk. Throws a `DamagedDatabase` if it cannot be used.
 */
export function openDatabase(dataFolder: string, busyMs = 5000): Database {
  const path = join(dataFolder, databaseFile);
  let database: Database | undefined;
  try {
    makeDataFolder(dataFolder);
    if (!findDatabase(dataFolder, path)) createDatabase(path);
    database = connect(path, { busyMs });
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

/** Creates it under another name: a process killed halfway would leave an empty file, which looks like data loss. */
function createDatabase(path: string): void {
  const unfinished = `${path}.new-${randomUUID()}`;
  try {
    const database = connect(unfinished);
    try {
      migrate(database);
    } finally {
      database.close();
    }
    chmodSync(unfinished, 0o600);
    linkUnlessExists(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Keeps a database that another process created first. */
function linkUnlessExists(unfinished: string, path: string): void {
  try {
    linkSync(unfinished, path);
  } catch (error) {
    // Some file systems have no hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(path)) renameSync(unfinished, path);
  }
}

/** Copies all pages to a file or `file:` address at once: in smaller steps each write of others would start it again. */
export async function copyPages(database: Database, target: string): Promise<void> {
  await backup(database, target, { rate: 2 ** 31 - 1 });
}

/** Ignores errors: a database that cannot be closed has been reported already. */
export function closeQuietly(database: Database | undefined): void {
  try {
    if (database?.isOpen) database.close();
  } catch {}
}

/** Runs `write` in one transaction, rolled back if it throws. */
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

/** The names of the migrations; their number is the newest `user_version`. */
export const listMigrations = () => readdirSync(migrationsFolder).filter((name) => /^\d{4}-.*\.sql$/.test(name));
/** How many migrations have run. */
export const readVersion = (database: Database) =>
  Number(Object.values(database.prepare('pragma user_version').get() ?? {})[0]);

/** Throws a `DamagedDatabase` for a database of another program. */
function requireOwnTables(database: Database, dataFolder: string, path: string): void {
  if (readVersion(database) > 0) return;
  if (Number(database.prepare('select count(*) as count from sqlite_master').get()?.count) === 0) return;
  throw describeBroken(`The database ${path} belongs to another program`, dataFolder);
}

function migrate(database: Database): void {
  const migrations = listMigrations();
  if (readVersion(database) > migrations.length) {
    throw new DamagedDatabase(
      'newer',
      'The data folder was written by a newer version of Bonbon',
      `update Bonbon and start the site again: ${startCommand()}`,
    );
  }
  if (readVersion(database) === migrations.length) return;
  inTransaction(database, () => {
    // Another process may have migrated it between the check above and the lock.
    for (const [index, name] of migrations.sort().entries()) {
      if (index < readVersion(database)) continue;
      database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
      database.exec(`pragma user_version = ${index + 1}`);
    }
  });
}
