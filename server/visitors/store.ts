import { type Database, inTransaction } from '#server/storage/database.ts';

/** The visitors of a path on a UTC day, `YYYY-MM-DD`. */
export type DayVisits = { day: string; path: string; visitors: number };

/** The table of visits: totals per day and path, no data about visitors. */
export type VisitStore = {
  /** Total visitors per path. */
  sumByPath: () => Map<string, number>;
  /** The visitors of a path in an inclusive range of days. */
  sumBetween: (path: string, firstDay: string, lastDay: string) => number;
  /** The keys with a prefix that have visitors on a day. */
  listKeys: (prefix: string, day: string) => string[];
  /** Adds to the stored totals in one transaction. */
  add: (visits: DayVisits[]) => void;
};

export function createVisitStore(database: Database): VisitStore {
  const sums = database.prepare('select path, sum(visitors) as visitors from visits group by path');
  const sumOfDays = database.prepare(
    'select coalesce(sum(visitors), 0) as visitors from visits where path = ? and day between ? and ?',
  );
  const keys = database.prepare('select path from visits where day = ? and path >= ? and path < ? order by path');
  const addOne = database.prepare(
    'insert into visits (day, path, visitors) values (?, ?, ?) on conflict do update set visitors = visitors + excluded.visitors',
  );
  return {
    sumByPath: () => new Map(sums.all().map(({ path, visitors }) => [String(path), Number(visitors)])),
    sumBetween: (path, firstDay, lastDay) => Number(sumOfDays.get(path, firstDay, lastDay)?.visitors),
    listKeys: (prefix, day) => keys.all(day, prefix, endOfPrefix(prefix)).map(({ path }) => String(path)),
    add: (visits) =>
      inTransaction(database, () => {
        for (const { day, path, visitors } of visits) addOne.run(day, path, visitors);
      }),
  };
}

/** Every row, in a stable order. */
export function* readVisits(database: Database): Generator<DayVisits> {
  const rows = database.prepare('select day, path, visitors from visits order by day, path').iterate();
  for (const { day, path, visitors } of rows)
    yield { day: String(day), path: String(path), visitors: Number(visitors) };
}

/** Adds days of paths that have no visitors yet; others stay. Returns how many were added. */
export function addMissingVisits(database: Database, visits: readonly DayVisits[]): number {
  const add = database.prepare('insert into visits (day, path, visitors) values (?, ?, ?) on conflict do nothing');
  return inTransaction(database, () =>
    visits.reduce((sum, { day, path, visitors }) => sum + Number(add.run(day, path, visitors).changes), 0),
  );
}

/** The first text after all that begin with a prefix. */
export const endOfPrefix = (prefix: string) =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
