import { messageKeyOf } from '#server/guestbook/message-key.ts';
import { inTransaction, openDatabase } from '#server/storage/database.ts';

/** Times are epoch milliseconds; a message follows every `stepMs`. */
export type FilledBook = { newestMs: number; oldestMs: number; stepMs: number };

const stepMs = 1000;

/** So many messages of different visitors, the newest of which is forty days old. */
export function fillGuestbook(dataFolder: string, count: number): FilledBook {
  const database = openDatabase(dataFolder);
  const insert = database.prepare(
    'insert into guestbook_entries (id, name, website, message, time, arrived, message_key) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const newestMs = Date.now() - 40 * 24 * 60 * 60 * 1000;
  inTransaction(database, () => {
    for (let number = 0; number < count; number++) {
      const message = `Hello number ${number}! ${'lovely '.repeat(20)}`.trim();
      const time = newestMs - number * stepMs;
      insert.run(String(time), `Visitor ${number}`, '', message, time, time, messageKeyOf(message));
    }
  });
  database.close();
  return { newestMs, oldestMs: newestMs - (count - 1) * stepMs, stepMs };
}
