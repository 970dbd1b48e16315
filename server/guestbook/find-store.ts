import { setImmediate as letOthersRun } from 'node:timers/promises';
import { foldText, hasWords } from '#model/guestbook-find.ts';
import type { PagePlace } from '#model/guestbook-pages.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import type { Database } from '#server/storage/database.ts';
import { apiErrors } from './api/api-errors.ts';
import { type EntryStore, publicColumns } from './store.ts';

/** Reading so many takes about 5 ms, for which visitors wait. */
const slice = 2000;
/** Searches that read the book wait for each other, so that others wait for one slice at most; so many at most, with the one that reads. */
const maxReading = 20;
/** The index is of runs of three letters. */
const minIndexedLength = 3;
/** As in the migration that makes the index: the numbers of one second. */
const numbersPerSecond = 4096n;
const lastNumber = 2n ** 62n;

/** Walks the index backwards, which is in the order of time, and reads no more entries than it gives. */
export const findQuery = `select ${publicColumns.map((column) => `entry.${column}`).join(', ')}
  from guestbook_find cross join guestbook_entries entry
  on entry.state = 'visible'
    and entry.time between guestbook_find.rowid / 4096 * 1000 and guestbook_find.rowid / 4096 * 1000 + 999
    and entry.number % 4096 = guestbook_find.rowid % 4096
  where guestbook_find match ? and guestbook_find.rowid between ? and ?
  order by guestbook_find.rowid desc limit ?`;

export type FindEntries = (words: string, before: PagePlace | undefined, limit: number) => Promise<EntryRow[]>;

/**
 * Visible entries with words in their name, message or reply, newest first; behind a place, if there is one. Rejects with an
 * `ApiError` while too many search for one or two letters, which no index has.
 */
export function createFind(database: Database, store: Pick<EntryStore, 'listBefore'>): FindEntries {
  const find = database.prepare(findQuery);
  const readBetween = (words: string, first: bigint, last: bigint, limit: number) =>
    find.all(`"${words.replaceAll('"', '""')}"`, first, last, limit) as EntryRow[];
  /** Entries of one second are indexed as they arrived, and not by their time. */
  const readSecond = (words: string, second: bigint) =>
    readBetween(words, second * numbersPerSecond, (second + 1n) * numbersPerSecond - 1n, Number(numbersPerSecond));

  const findByIndex = (words: string, before: PagePlace | undefined, limit: number): EntryRow[] => {
    const second = before && secondOf(before);
    const begun = before && second !== undefined ? readSecond(words, second).filter(isBehind(before)) : [];
    const rows = readBetween(words, 0n, second === undefined ? lastNumber : second * numbersPerSecond - 1n, limit);
    const last = rows.at(-1);
    const whole = last && rows.length === limit ? secondOf(last) : undefined;
    const ended = whole === undefined ? [] : readSecond(words, whole);
    return [...begun, ...rows.filter((row) => secondOf(row) !== whole), ...ended].sort(byPlace).slice(0, limit);
  };

  const findByReading = async (words: string, before: PagePlace | undefined, limit: number): Promise<EntryRow[]> => {
    const wanted = foldText(words);
    const found: EntryRow[] = [];
    let place = before ?? { time: Number.MAX_SAFE_INTEGER, id: '' };
    while (true) {
      const rows = store.listBefore(place, slice);
      found.push(...rows.filter((row) => hasWords([row.name, row.message, row.reply], wanted)));
      const last = rows.at(-1);
      if (!last || rows.length < slice || found.length >= limit) return found.slice(0, limit);
      place = { time: last.time, id: last.id };
      await letOthersRun();
    }
  };

  let reading = 0;
  let lastRead: Promise<unknown> = Promise.resolve();
  const readInTurn = async (words: string, before: PagePlace | undefined, limit: number): Promise<EntryRow[]> => {
    if (reading === maxReading) throw apiErrors.busy();
    reading += 1;
    const rows = lastRead.then(() => findByReading(words, before, limit));
    lastRead = rows.catch(() => {});
    return rows.finally(() => {
      reading -= 1;
    });
  };

  return async (words, before, limit) => {
    if (limit === 0) return [];
    // Accents are no letters of their own in the index, but composed letters of Hangul and kana are.
    const composed = words.normalize('NFC');
    const isIndexed = [composed, foldText(words).normalize('NFC')].every(
      (text) => [...text].length >= minIndexedLength,
    );
    return isIndexed ? findByIndex(composed, before, limit) : readInTurn(words, before, limit);
  };
}

const secondOf = ({ time }: { time: number }) => BigInt(Math.floor(time / 1000));

const byPlace = (one: EntryRow, other: EntryRow) => other.time - one.time || (one.id < other.id ? 1 : -1);

const isBehind =
  ({ time, id }: PagePlace) =>
  (row: EntryRow) =>
    row.time < time || (row.time === time && row.id < id);
