import type { Database } from '#server/storage/database.ts';

/** What a server knows of itself, for the owner's tools. */
export type ServerFacts = {
  /** How many proxies TRUST_PROXY lacks; undefined if there is no sign of any. */
  missingProxies: number | undefined;
  /** Where it listens; undefined if it does not yet. */
  port: number | undefined;
};

const keys = { missingProxies: 'missing_proxies', port: 'server_port' } as const;

/** As the last server had them, which may have stopped since. */
export function readServerFacts(database: Database): ServerFacts {
  const read = database.prepare('select value from guestbook_settings where key = ?');
  const find = (key: string) => {
    const row = read.get(key);
    return row === undefined ? undefined : Number(row.value);
  };
  return { missingProxies: find(keys.missingProxies), port: find(keys.port) };
}

/** Idempotent. Throws the database's errors. */
export function writeServerFacts(database: Database, { missingProxies, port }: ServerFacts): void {
  const known = readServerFacts(database);
  const write = (key: string, value: number) =>
    database
      .prepare('insert into guestbook_settings values (?, ?) on conflict (key) do update set value = excluded.value')
      .run(key, String(value));
  if (port !== undefined && port !== known.port) write(keys.port, port);
  if (missingProxies === known.missingProxies) return;
  if (missingProxies !== undefined) write(keys.missingProxies, missingProxies);
  else database.prepare('delete from guestbook_settings where key = ?').run(keys.missingProxies);
}
