import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { openDatabase } from '#server/storage/database.ts';
import { createOwnerStore } from './owner-store.ts';

// What every store of the owner's does is tested in admin/guestbook/stores/owner-stores.test.ts.

const start = 1_760_000_000_000;
const makeEntry = (number: number): OwnerRow => ({
  id: String(start + number),
  name: 'Praline',
  website: '',
  message: `Hello, number ${number}!`,
  time: start + number,
  state: 'visible',
  reply: null,
  reply_time: null,
  held_because: null,
});

async function openBook() {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const database = openDatabase(folder);
  const store = createOwnerStore(database);
  return {
    database,
    add: (...numbers: number[]) => store.addParts({ entries: numbers.map(makeEntry), blocks: [] }),
    readNoticed: () => database.prepare("select value from guestbook_settings where key = 'noticed'").get()?.value,
    [Symbol.asyncDispose]: async () => {
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}

it('brings in entries that are no news to an owner who knows all that was there', async () => {
  await using book = await openBook();
  await book.add(1);
  book.database.exec("insert into guestbook_settings values ('noticed', '1')");
  await book.add(2, 3);
  expect(book.readNoticed()).toBe('3');
});

it('still has news for an owner who was not told of all that came', async () => {
  await using book = await openBook();
  await book.add(1, 2);
  book.database.exec("insert into guestbook_settings values ('noticed', '1')");
  await book.add(3);
  expect(book.readNoticed()).toBe('1');
});

it('begins no notices where there were none', async () => {
  await using book = await openBook();
  await book.add(1);
  expect(book.readNoticed()).toBeUndefined();
});

it('lets what is brought in have come at its own time, so that nobody repeats it today', async () => {
  await using book = await openBook();
  await book.add(7);
  const row = book.database.prepare('select arrived, length(message_key) as length from guestbook_entries').get();
  expect({ ...row }).toEqual({ arrived: start + 7, length: 22 });
});
