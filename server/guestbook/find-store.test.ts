import { expect, test } from 'vitest';
import { createFind, findQuery } from './find-store.ts';
import { noon, openExampleGuestbook, rowAt } from './guestbook-fixture.ts';
import { createEntryStore } from './store.ts';

/** Fills the book below the triggers' sight, as an older version of Bonbon did, or through them. */
const fill = `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < 20999)
  insert into guestbook_entries (id, name, message, time, message_key)
  select 1000000 + n, 'Visitor ' || n, iif(n % 7000 = 0, 'a strawberry', 'lovely page'), 1000000 + n * 400, '' from numbers`;

test('finding begins in the index, in the order of time, and sorts nothing', async () => {
  await using book = openExampleGuestbook();
  const plan = book.other.prepare(`explain query plan ${findQuery}`).all('"abc"', 0, 1, 1);
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SCAN guestbook_find VIRTUAL TABLE INDEX/),
    expect.stringMatching(/^SEARCH entry USING INDEX guestbook_entries_by_time \(state=\? AND time>\? AND time<\?\)/),
  ]);
});

test('a page takes as many entries as it gives, of words that all have and of words that few have', async () => {
  await using book = openExampleGuestbook();
  book.other.exec(fill);
  const find = createFind(book.other, createEntryStore(book.other));
  const times = async (...call: Parameters<typeof find>) => (await find(...call)).map(({ time }) => time);
  const at = (n: number) => 1_000_000 + n * 400;
  expect(await times('lovely', undefined, 3)).toEqual([at(20_999), at(20_998), at(20_997)]);
  expect(await times('lovely', { time: at(20_997), id: '' }, 3)).toEqual([at(20_996), at(20_995), at(20_994)]);
  expect(await times('strawberry', undefined, 3)).toEqual([at(14_000), at(7000), at(0)]);
  expect(await times('aw', { time: at(7000), id: '' }, 3)).toEqual([at(0)]);
  expect(await times('nowhere at all', undefined, 3)).toEqual([]);
});

test('entries of the same second are found once each, whichever page begins among them', async () => {
  await using book = openExampleGuestbook();
  const store = createEntryStore(book.other);
  const find = createFind(book.other, store);
  // They arrive in another order than that of their times.
  for (const step of [3, 9, 1, 7, 5, 0, 8, 2, 6, 4]) {
    const row = rowAt(noon + step, { message: 'strawberry' });
    store.insertEntry({ ...row, state: 'visible', held_because: null, message_key: '', resend_key: null, arrived: 0 });
  }
  const found: number[] = [];
  for (let place: { time: number; id: string } | undefined; ; ) {
    const [first, second] = await find('strawberry', place, 2);
    for (const row of [first, second]) if (row) found.push(row.time - noon);
    if (!second) break;
    place = { time: second.time, id: second.id };
  }
  expect(found).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('what is changed is found by its new words only, and what is deleted for good no more', async () => {
  await using book = openExampleGuestbook();
  await book.post(rowAt(noon, { message: 'a strawberry' }));
  const find = createFind(book.other, createEntryStore(book.other));
  const count = async (words: string) => (await find(words, undefined, 5)).length;
  book.other.exec("update guestbook_entries set message = 'a plum', reply = 'a pear', reply_time = 5");
  expect([await count('strawberry'), await count('plum'), await count('pear')]).toEqual([0, 1, 1]);
  book.other.exec('update guestbook_entries set time = time - 86400000 * 60');
  expect(await count('plum')).toBe(1);
  expect(book.other.prepare('select month, count from guestbook_months where count > 0').all()).toMatchObject([
    { month: '2026-09', count: 1 },
  ]);
  book.other.exec('delete from guestbook_entries');
  expect(await count('plum')).toBe(0);
  expect(
    book.other.prepare('select count(*) as count from guestbook_find where guestbook_find match \'"plum"\'').get(),
  ).toMatchObject({ count: 0 });
});

test('an entry of any time that may be stored is found and counted', async () => {
  await using book = openExampleGuestbook();
  const find = createFind(book.other, createEntryStore(book.other));
  const add = book.other.prepare(
    "insert into guestbook_entries (id, name, message, time, message_key) values (?, 'Moth', 'strawberry', ?, '')",
  );
  for (const [id, time] of [
    ['1', 0],
    ['2', 8.64e15],
    ['3', 253402300800000],
  ] as const)
    add.run(id, time);
  expect((await find('strawberry', undefined, 5)).map(({ id }) => id)).toEqual(['2', '3', '1']);
  expect((await find('strawberry', { time: 8.64e15, id: '2' }, 5)).map(({ id }) => id)).toEqual(['3', '1']);
  expect(book.other.prepare('select month, count from guestbook_months').all()).toMatchObject([
    { month: '1970-01', count: 1 },
    { month: '9999-12', count: 2 },
  ]);
});

test('searches for two letters wait for each other, and beyond twenty they are told to come again', async () => {
  await using book = openExampleGuestbook();
  book.other.exec(fill);
  const store = createEntryStore(book.other);
  let reads: string[] = [];
  const listBefore: typeof store.listBefore = (...call) => {
    reads.push(String(call[0].time));
    return store.listBefore(...call);
  };
  const find = createFind(book.other, { listBefore });
  await find('qz', undefined, 5);
  const one = reads;
  expect(one).toHaveLength(11);
  reads = [];
  const answers = await Promise.allSettled(Array.from({ length: 25 }, () => find('qz', undefined, 5)));
  expect(reads).toEqual(Array(20).fill(one).flat());
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ reason: { status: 503, code: 'PT503' } });
  expect(await find('qz', undefined, 5)).toEqual([]);
});
