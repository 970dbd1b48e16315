import { type Database, inTransaction } from '#server/storage/database.ts';

/** The visitors of a path on a UTC day, `YYYY-MM-DD`. */
export type DayVisits = { day: string; path: string; visitors: number };

/** The table of visits: totals per day and path, no data about visitors. */
export type VisitStore = {
  /** Total visitors per path. */
  sumByPath: () => Map<string, number>;
  /** The visitors of a path in an inclusive range of days. */
  sumBetween: (path: string, firstDay: string, lastDay: string) => number;
  /** Adds to the stored totals in one transaction. */
  add: (visits: DayVisits[]) => void;
};

export function createVisitStore(database: Database): VisitStore {
  const sums = database.prepare('select path, sum(visitors) as visitors from visits group by path');
  const sumOfDays = database.prepare(
    'select coalesce(sum(visitors), 0) as visitors from visits where path = ? and day between ? and ?',
  );
  const addOne = database.prepare(
    'insert into visits (day, path, visitors) values (?, ?, ?) on conflict do update set visitors = visitors + excluded.visitors',
  );
  return {
    sumByPath: () => new Map(sums.all().map(({ path, visitors }) => [String(path), Number(visitors)])),
    sumBetween: (path, firstDay, lastDay) => Number(sumOfDays.get(path, firstDay, lastDay)?.visitors),
    add: (visits) =>
      inTransaction(database, () => {
        for (const { day, path, visitors } of visits) addOne.run(day, path, visitors);
      }),
  };
}
