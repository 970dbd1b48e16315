import type { Database } from '#server/storage/database.ts';

const key = 'missing_proxies';

/** How many proxies TRUST_PROXY lacks, as the server last saw it, or undefined. Shown by the owner's doctor. */
export function readMissingProxies(database: Database): number | undefined {
  const row = database.prepare('select value from guestbook_settings where key = ?').get(key);
  return row === undefined ? undefined : Number(row.value);
}

/** Idempotent. Throws the database's errors. */
export function writeMissingProxies(database: Database, count: number | undefined): void {
  if (readMissingProxies(database) === count) return;
  if (count === undefined) {
    database.prepare('delete from guestbook_settings where key = ?').run(key);
  } else {
    database
      .prepare('insert into guestbook_settings values (?, ?) on conflict (key) do update set value = excluded.value')
      .run(key, String(count));
  }
}
