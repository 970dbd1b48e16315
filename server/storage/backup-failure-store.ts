import type { Database } from './database.ts';

const key = 'backup_failure';

/** That the last backup failed. `sinceMs` is the first failure since one succeeded, `timeMs` the last; epoch milliseconds. */
export type BackupFailure = { sinceMs: number; timeMs: number; reason: string };

/** Undefined while backups succeed. */
export function readBackupFailure(database: Database): BackupFailure | undefined {
  const row = database.prepare('select value from guestbook_settings where key = ?').get(key);
  return row === undefined ? undefined : (JSON.parse(String(row.value)) as BackupFailure);
}

/** Throws the database's errors. */
export function writeBackupFailure(database: Database, failure: BackupFailure | undefined): void {
  if (failure === undefined) {
    database.prepare('delete from guestbook_settings where key = ?').run(key);
    return;
  }
  database
    .prepare('insert into guestbook_settings values (?, ?) on conflict (key) do update set value = excluded.value')
    .run(key, JSON.stringify(failure));
}
