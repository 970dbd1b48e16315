import { songPrefix } from '#model/music.ts';
import type { Database } from '#server/storage/database.ts';
import { hostPrefix, wholeSite } from './counter.ts';
import { endOfPrefix } from './store.ts';

/** Days in UTC, `YYYY-MM-DD`, both included. */
type Days = { firstDay: string; lastDay: string };
/** A path, a host or a title, and its visitors. */
type Tally = { name: string; visitors: number };

/** What the owner reads about the visits: numbers by day, and of many days by page, host and song. */
export function createVisitRecords(database: Database) {
  const days = database.prepare('select day, visitors from visits where path = ? and day between ? and ?');
  const most = database.prepare(
    `select path, sum(visitors) as visitors from visits
     where path >= ? and path < ? and day between ? and ? group by path order by visitors desc, path limit ?`,
  );
  const listMost = (prefix: string, { firstDay, lastDay }: Days, limit: number): Tally[] =>
    most
      .all(prefix, endOfPrefix(prefix), firstDay, lastDay, limit)
      .map(({ path, visitors }) => ({ name: String(path), visitors: Number(visitors) }));
  const listNamed = (prefix: string, between: Days, limit: number) =>
    listMost(prefix, between, limit).map((tally) => ({ ...tally, name: tally.name.slice(prefix.length) }));
  return {
    /** The visitors of the whole site on each day that has any. */
    readDays: ({ firstDay, lastDay }: Days) =>
      new Map(
        days.all(wholeSite, firstDay, lastDay).map(({ day, visitors }) => [String(day), Number(visitors)] as const),
      ),
    /** The pages, hosts or songs with the most visitors first. */
    listPages: (between: Days, limit: number) => listMost('/', between, limit),
    listHosts: (between: Days, limit: number) => listNamed(hostPrefix, between, limit),
    listSongs: (between: Days, limit: number) => listNamed(songPrefix, between, limit),
  };
}
