import { findFunction } from '#model/guestbook-find.ts';
import { sortMonths } from '#model/guestbook-months.ts';
import { linkPages } from '#model/guestbook-page-links.ts';
import { type MonthLinks, type PagePlace, readBookQuery } from '#model/guestbook-pages.ts';
import { findParameters, selectAfter, selectBefore } from '#model/guestbook-queries.ts';
import { entriesTable, monthsTable } from '#model/guestbook-table.ts';
import { pageLength } from '#model/guestbook-view.ts';
import type { BookPage } from './book-page.ts';
import { RestQuery } from './rest-client.ts';
import type { StoredEntry } from './stored-entry.ts';

type Reads = {
  readRows: (query: RestQuery) => Promise<unknown[] | undefined>;
  readEntries: (query: RestQuery) => Promise<StoredEntry[] | undefined>;
};

const limit = pageLength + 1;
const selectAll = () => new RestQuery(entriesTable);

/** Reads what is beyond the newest messages. */
export function createPageReader({ readRows, readEntries }: Reads) {
  const readOldest = async () =>
    (await readEntries(selectAll().order('time', { ascending: true }).limit(1)))?.[0]?.time;

  const readMonths = async (): Promise<MonthLinks> => {
    const rows = await readRows(new RestQuery(monthsTable));
    // A project that lacks the table still knows from when on there are messages.
    return rows ? { months: sortMonths(rows) } : { oldestMs: await readOldest(), newestMs: Date.now() };
  };

  const readFound = async (words: string, before: PagePlace | undefined) => {
    const parameters = Object.entries(findParameters(words, before, limit)).map(([name, value]) => [name, `${value}`]);
    const list = await readEntries(new RestQuery(`rpc/${findFunction}`, Object.fromEntries(parameters)));
    // A page further on leads back to the first.
    return list && { entries: list.slice(0, pageLength), links: linkPages(list, before && [], pageLength) };
  };

  const readOlder = async (place: PagePlace) => {
    const [list, months] = await Promise.all([
      readEntries(selectBefore(selectAll(), place).limit(limit)),
      readMonths(),
    ]);
    // Above an empty page is all that its place is behind.
    const top = list?.[0] ?? { time: place.time, id: place.id || '0' };
    const newer = list && (await readEntries(selectAfter(selectAll(), top).limit(limit)));
    if (!list || !newer) return undefined;
    return { entries: list.slice(0, pageLength), links: { ...linkPages(list, newer, pageLength), ...months } };
  };

  return {
    readMonths,
    /** A page by the query of its address. Resolves with undefined if it cannot be read. */
    readPage: async (query: string): Promise<BookPage | undefined> => {
      const { find, before } = readBookQuery(query);
      const page = find === undefined ? before && (await readOlder(before)) : await readFound(find, before);
      return page && { query, ...page };
    },
  };
}
