import { PGlite } from '@electric-sql/pglite';

export type Row = Record<string, unknown>;
/** Without parameters there may be several statements; the rows are those of the last. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** A PostgreSQL for a test, as its superuser. */
export type TestDatabase = {
  query: Query;
  /** Commits what `work` has done, or takes it back when that throws. */
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** An empty PostgreSQL 18 in memory, in one connection. Opening takes some seconds: once for each test file. */
export async function openMemoryDatabase(): Promise<TestDatabase> {
  const database = await PGlite.create();
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
