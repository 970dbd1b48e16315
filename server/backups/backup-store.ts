import type { Database } from '#server/storage/database.ts';

/** What is known about a backup. Times are epoch milliseconds. */
export type BackupRecord = { name: string; madeMs: number; entryCount: number; visitCount: number };

/** What the server remembers about its backups; the files themselves are what counts. Throws the database's errors. */
export function createBackupStore(database: Database) {
  const insert = database.prepare(
    'insert or replace into backups (name, made, entries, visits) values (:name, :madeMs, :entryCount, :visitCount)',
  );
  const all = database.prepare(
    'select name, made as madeMs, entries as entryCount, visits as visitCount from backups order by made desc',
  );
  const remove = database.prepare('delete from backups where name = ?');
  return {
    add: (record: BackupRecord) => void insert.run(record),
    list: () => all.all().map((row) => ({ ...row }) as BackupRecord),
    remove: (name: string) => void remove.run(name),
  };
}
