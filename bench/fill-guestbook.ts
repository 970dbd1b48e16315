import { messageKeyOf } from '#server/guestbook/message-key.ts';
import { inTransaction, openDatabase } from '#server/storage/database.ts';

/** So many messages of different visitors, the newest of which is forty days old. */
export function fillGuestbook(dataFolder: string, count: number): void {
  const database = openDatabase(dataFolder);
  const insert = database.prepare(
    'insert into guestbook_entries (id, name, website, message, time, arrived, message_key) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const newest = Date.now() - 40 * 24 * 60 * 60 * 1000;
  inTransaction(database, () => {
    for (let number = 0; number < count; number++) {
      const message = `Hello number ${number}! ${'lovely '.repeat(20)}`.trim();
      const time = newest - number * 1000;
      insert.run(String(time), `Visitor ${number}`, '', message, time, time, messageKeyOf(message));
    }
  });
  database.close();
}
