import { expect, test } from 'vitest';
import { noon, openExampleGuestbook, rowAt } from './guestbook-fixture.ts';
import { messageKeyOf } from './message-key.ts';
import { createEntryStore, listQueries, pageQueries, type StoredRow } from './store.ts';

const storedRowAt = (time: number, row: Partial<StoredRow> = {}): StoredRow => ({
  ...rowAt(time),
  state: 'visible',
  held_because: null,
  message_key: messageKeyOf(`Hello at ${time}!`),
  resend_key: null,
  arrived: time,
  ...row,
});

test.each(Object.entries(listQueries))('the list by %s reads no more rows than it gives', async (_order, query) => {
  await using book = openExampleGuestbook();
  const plan = book.other.prepare(`explain query plan ${query}`).all(1);
  expect(plan).toHaveLength(1);
  expect(plan[0]?.detail).toMatch(/USING INDEX/);
});

test.each([
  ["select 1 from guestbook_entries where message_key = 'x' and arrived > 1 limit 1", 'by_message'],
  ["select name, message from guestbook_entries where resend_key = 'x'", 'by_resend'],
  ["select name from guestbook_entries where id = '1'", 'sqlite_autoindex'],
  ['select number from guestbook_entries where number > 1 order by number limit 5', 'INTEGER PRIMARY KEY'],
])('a query of signing uses its index: %s', async (query, index) => {
  await using book = openExampleGuestbook();
  expect(book.other.prepare(`explain query plan ${query}`).get()?.detail).toMatch(new RegExp(`SEARCH .*${index}`));
});

test.each(Object.entries(pageQueries))(
  'a page (%s) begins in the index, and reads no more rows than it gives',
  async (_page, query) => {
    await using book = openExampleGuestbook();
    const plan = book.other.prepare(`explain query plan ${query}`).all(1, '', 1);
    expect(plan).toHaveLength(1);
    expect(plan[0]?.detail).toMatch(/SEARCH .*by_time \(state=\? AND \(time,id\)[<>]\(\?,\?\)\)/);
  },
);

test('entries with equal times are ordered by id', async () => {
  await using book = openExampleGuestbook();
  const store = createEntryStore(book.other);
  for (const id of ['1', '3', '2']) store.insertEntry(storedRowAt(noon, { id }));
  expect(store.listVisible(10).map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(store.listVisible(10, 'time.asc').map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('notices get visible and waiting entries in order of arrival', async () => {
  await using book = openExampleGuestbook();
  const store = createEntryStore(book.other);
  expect(store.readLastNumber()).toBe(0);
  store.insertEntry(storedRowAt(5));
  store.insertEntry(storedRowAt(3, { state: 'waiting', held_because: 'links' }));
  store.insertEntry(storedRowAt(4));
  store.insertEntry(storedRowAt(6));
  book.other.exec("update guestbook_entries set state = 'hidden' where time = 4");
  expect(store.listArrivedSince(0, 10)).toMatchObject([
    { number: 1, time: 5, state: 'visible', held_because: null },
    { number: 2, time: 3, state: 'waiting', held_because: 'links' },
    { number: 4, time: 6 },
  ]);
  expect(store.listArrivedSince(1, 1)).toMatchObject([{ number: 2 }]);
  expect(store.readLastNumber()).toBe(4);
});

test('the notice cursor is stored until it is forgotten', async () => {
  await using book = openExampleGuestbook();
  const store = createEntryStore(book.other);
  expect(store.readNoticed()).toBeUndefined();
  store.writeNoticed(7);
  store.writeNoticed(8);
  expect(store.readNoticed()).toBe(8);
  store.forgetNoticed();
  expect(store.readNoticed()).toBeUndefined();
});

test('blocked words and blocked senders are separate lists', async () => {
  await using book = openExampleGuestbook();
  const store = createEntryStore(book.other);
  book.other.exec("insert into guestbook_blocks values ('word', 'casino'), ('sender', 'Spammer'), ('word', 'free')");
  expect(store.readBlocks()).toEqual({ words: ['casino', 'free'], senders: ['Spammer'] });
});
