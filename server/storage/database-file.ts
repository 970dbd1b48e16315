import { StartError } from '#server/start-error.ts';
import { readServerFacts } from '#server/storage/server-facts-store.ts';
import { type BackupFailure, readBackupFailure } from './backup-failure-store.ts';
import { closeQuietly, connect, type Database, listMigrations, readVersion } from './database.ts';

const sqliteBusy = 5;

/**
 * The faults that SQLite's `quick_check` finds in a database file, at most three; empty for an intact one. Other
 * processes may be writing to it. Takes 0.1 s for 100,000 entries (39 MB) and 0.7 s for a million; `integrity_check`, which
 * also compares each index with its table, takes 0.5 s and 6 s.
 */
export function findFaults(file: string, busyMs = 5000): string[] {
  let database: Database | undefined;
  try {
    database = connect(file, { readOnly: true, busyMs });
    const faults = database.prepare('pragma quick_check(3)').all();
    return faults.map((row) => String(row.quick_check)).filter((fault) => fault !== 'ok');
  } catch (error) {
    return [(error as Error).message];
  } finally {
    closeQuietly(database);
  }
}

/** The contents of a database file. */
type DatabaseFacts = {
  /** The faults that SQLite finds; empty for an intact file. */
  faults: string[];
  /** How many migrations have run, and how many there are. */
  version: number;
  newestVersion: number;
  entryCount: number;
  /** How many proxies TRUST_PROXY lacks, as the server last saw it. */
  missingProxies: number | undefined;
  /** Why the server's last nightly backup failed. */
  backupFailure: BackupFailure | undefined;
};

/** Reads a database file without changing it; others may be writing to it. Throws a `StartError` for any other file. */
export function inspectDatabase(file: string): DatabaseFacts {
  let database: Database | undefined;
  try {
    database = connect(file, { readOnly: true });
    const faults = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    return {
      faults: faults.filter((fault) => fault !== 'ok'),
      version: readVersion(database),
      newestVersion: listMigrations().length,
      entryCount: Number(database.prepare('select count(*) as count from guestbook_entries').get()?.count),
      missingProxies: readServerFacts(database).missingProxies,
      backupFailure: readBackupFailure(database),
    };
  } catch (error) {
    throw new StartError(`${file} is not a database of this site, or it is broken: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}

/** Where the last server with this file listened; undefined if that cannot be read. */
export function readLastPort(file: string): number | undefined {
  let database: Database | undefined;
  try {
    database = connect(file, { readOnly: true });
    return readServerFacts(database).port;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

/**
 * Writes a consistent copy of a database to a new or empty file. Other processes may keep writing, but their later
 * commits are not in it. Throws SQLite's errors, also for a target that is not empty.
 */
export function copyDatabase(file: string, copy: string): void {
  const database = connect(file, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/**
 * Checkpoints the write-ahead log and removes it, so that the file alone is the complete database. Returns false while
 * another process has the database open. Throws SQLite's errors for a broken file.
 */
export function checkpointDatabase(file: string): boolean {
  const database = connect(file, { busyMs: 500 });
  try {
    // Leaving WAL mode needs an exclusive lock.
    return database.prepare('pragma journal_mode = delete').get()?.journal_mode === 'delete';
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
    throw error;
  } finally {
    database.close();
  }
}
