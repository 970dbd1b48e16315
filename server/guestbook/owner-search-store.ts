import { foldText, hasWords } from '#model/guestbook-find.ts';
import type { PageStart } from '#model/guestbook-owner.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { Database } from '#server/storage/database.ts';
import { ownerColumns } from './owner-store.ts';

/** Reading so many takes about 15 ms; a search for a word that is nowhere goes on with a click instead of holding up visitors. */
const maxRead = 5000;

/**
 * Searches names, websites, messages, replies and what drawings show, newest first. `next` is where the search goes on; undefined when it has
 * reached the beginning of the book.
 */
export function createSearch(database: Database) {
  // A query for each state walks the index; one for several states would sort the whole table.
  const page = database.prepare(
    `select ${ownerColumns} from guestbook_entries where state = ? and (time, id) < (?, ?) order by time desc, id desc limit ?`,
  );
  return (words: string, states: readonly EntryState[], behind: PageStart | undefined, limit: number) => {
    const wanted = foldText(words);
    const { time, id } = behind ?? { time: Number.MAX_SAFE_INTEGER, id: '' };
    const rows = states
      .flatMap((state) => page.all(state, time, id, maxRead) as OwnerRow[])
      .sort((one, other) => other.time - one.time || (one.id < other.id ? 1 : -1))
      .slice(0, maxRead);
    const entries: OwnerRow[] = [];
    for (const [index, row] of rows.entries()) {
      if (hasWords([row.name, row.website, row.message, row.reply, row.depicts], wanted)) entries.push({ ...row });
      const isLast = index === rows.length - 1 && rows.length < maxRead;
      if (entries.length === limit && !isLast) return { entries, next: { time: row.time, id: row.id } };
    }
    const last = rows.length === maxRead ? rows.at(-1) : undefined;
    return { entries, next: last && { time: last.time, id: last.id } };
  };
}
