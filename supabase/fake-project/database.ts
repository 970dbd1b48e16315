import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export type Row = Record<string, unknown>;
/** Without parameters there may be several statements; returns the rows of the last. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** A PostgreSQL for a test, as its superuser. */
export type TestDatabase = {
  query: Query;
  /** Commits after `work`, or rolls back if it throws. */
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const projectFolder = join(import.meta.dirname, '../..');

/** An empty in-memory PostgreSQL 18 with one connection. Opening takes a second or more, so do it once per test file. */
export async function openMemoryDatabase(): Promise<TestDatabase> {
  const database = await createEmpty();
  const queryWith =
    (runner: Pick<PGlite, 'query' | 'exec'>): Query =>
    async (sql, parameters) => {
      if (parameters) return (await runner.query<Row>(sql, [...parameters])).rows;
      return (await runner.exec(sql)).at(-1)?.rows ?? [];
    };
  return {
    query: queryWith(database),
    transaction: (work) => database.transaction((transaction) => work(queryWith(transaction))),
    close: () => database.close(),
  };
}

/** What every Supabase project may have, and the migrations use. */
const extensions = { pg_trgm };

/** Restoring a cached data directory is six times as fast as initializing one. */
async function createEmpty(): Promise<PGlite> {
  const manifest = readFileSync(join(projectFolder, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const folder = join(projectFolder, '.cache/pglite');
  const file = join(folder, `${(JSON.parse(manifest) as { version: string }).version}.tar`);
  if (existsSync(file)) return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]), extensions });
  const database = await PGlite.create({ extensions });
  const dump = await database.dumpDataDir('none');
  mkdirSync(folder, { recursive: true });
  // Several test files may write the cache concurrently.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return database;
}
