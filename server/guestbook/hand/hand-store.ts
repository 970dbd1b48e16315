import type { MendedWords } from '#model/guestbook-hand.ts';
import type { EntryRow, EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { Database } from '#server/storage/database.ts';
import { publicColumns } from '../store.ts';

/** An entry as its author's calls need it. `arrived` is epoch milliseconds of the server's clock. */
export type HandRow = EntryRow & Pick<OwnerRow, 'held_because'> & { hand: string | null; arrived: number };

export type Mending = MendedWords & {
  id: string;
  state: EntryState;
  held_because: OwnerRow['held_because'];
  message_key: string;
  /** Epoch milliseconds. */
  mended: number;
};

/** What authors do with their own entries. One statement each, as a write queue wants them. Throws database errors. */
export function createHandStore(database: Database) {
  const one = database.prepare(
    `select ${publicColumns.join(', ')}, held_because, hand, arrived from guestbook_entries where id = ?`,
  );
  const others = database.prepare(
    'select 1 from guestbook_entries where message_key = ? and arrived > ? and id <> ? limit 1',
  );
  const mend = database.prepare(
    `update guestbook_entries set
       number = (select seq + 1 from sqlite_sequence where name = 'guestbook_entries'),
       name = ?, website = ?, message = ?, state = ?, held_because = ?, message_key = ?, mended = ?
     where id = ?`,
  );
  const remove = database.prepare('delete from guestbook_entries where id = ?');
  return {
    findEntry: (id: string) => one.get(id) as HandRow | undefined,
    /** Whether another entry with the same message has arrived since a time in epoch milliseconds. */
    hasOtherMessage: (messageKey: string, sinceMs: number, id: string) =>
      others.get(messageKey, sinceMs, id) !== undefined,
    /** The entry arrives again: notices to the owner are sent by its number. */
    mendEntry: ({ id, name, website, message, state, held_because, message_key, mended }: Mending) =>
      void mend.run(name, website, message, state, held_because, message_key, mended, id),
    removeEntry: (id: string) => void remove.run(id),
  };
}
