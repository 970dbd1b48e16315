import type { Database } from '#server/storage/database.ts';

const key = 'missing_proxies';

/** For how many proxies the server that wrote this would have to be told of, or undefined; for the owner's doctor. */
export function readMissingProxies(database: Database): number | undefined {
  const row = database.prepare('select value from guestbook_settings where key = ?').get(key);
  return row === undefined ? undefined : Number(row.value);
}

/** Changes nothing where it is known already. Throws what the database reports. */
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
