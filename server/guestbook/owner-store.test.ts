import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bareEntry } from '#model/bare-entry-fixture.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { openDatabase } from '#server/storage/database.ts';
import { createOwnerStore } from './owner-store.ts';

// The behaviour that all owner stores share is tested in admin/guestbook/stores/owner-stores.test.ts.

const start = 1_760_000_000_000;
const makeEntry = (number: number): OwnerRow => ({
  id: String(start + number),
  name: 'Praline',
  website: '',
  message: `Hello, number ${number}!`,
  time: start + number,
  ...bareEntry,
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

it('imports entries without a notice if the cursor was up to date', async () => {
  await using book = await openBook();
  await book.add(1);
  book.database.exec("insert into guestbook_settings values ('noticed', '1')");
  await book.add(2, 3);
  expect(book.readNoticed()).toBe('3');
});

it('keeps the cursor if entries before the import were not sent yet', async () => {
  await using book = await openBook();
  await book.add(1, 2);
  book.database.exec("insert into guestbook_settings values ('noticed', '1')");
  await book.add(3);
  expect(book.readNoticed()).toBe('1');
});

it('does not create a notice cursor', async () => {
  await using book = await openBook();
  await book.add(1);
  expect(book.readNoticed()).toBeUndefined();
});

it('uses the time of an imported entry as its arrival, so it does not count as a repeat today', async () => {
  await using book = await openBook();
  await book.add(7);
  const row = book.database.prepare('select arrived, length(message_key) as length from guestbook_entries').get();
  expect({ ...row }).toEqual({ arrived: start + 7, length: 22 });
});
