import { expect, test } from 'vitest';
import { maxEntryAgeMs } from '#model/guestbook-table.ts';
import { noon, openExampleGuestbook, rowAt } from './guestbook-fixture.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const statusOf = async (answer: Response | Promise<Response>) => (await answer).status;

test('a resend with a new id after a lost response is recognized by its key', async () => {
  await using book = openExampleGuestbook();
  const headers = { 'x-client-info': 'bonbon; resend=0123456789abcdef' };
  expect(await statusOf(book.post(rowAt(noon), headers))).toBe(201);
  const moved = { ...rowAt(noon), id: String(noon + 1) };
  expect(await (await book.post(moved, headers)).json()).toMatchObject({ code: 'PT409' });
  expect(await statusOf(book.post({ ...moved, message: 'Other words' }, headers))).toBe(201);
  expect(book.readRows()).toHaveLength(2);
});

test('a resend without a key is recognized by the address until midnight, and by the id alone afterwards', async () => {
  let nowMs = noon;
  await using book = openExampleGuestbook({ config: { trustedProxies: 1 }, now: () => nowMs });
  const send = async (address: string) =>
    (await (await book.post(rowAt(noon), { 'x-forwarded-for': address })).json()).code;
  expect(await send('203.0.113.1')).toBeUndefined();
  expect(await send('203.0.113.1')).toBe('PT409');
  expect(await send('203.0.113.2')).toBe('23505');
  nowMs = noon + 12 * hourMs;
  expect(await send('203.0.113.2')).toBe('PT409');
});

test('the same entry sent twice concurrently is stored once', async () => {
  await using book = openExampleGuestbook();
  const statuses = await Promise.all([1, 2, 3].map(() => statusOf(book.post(rowAt(noon)))));
  expect(statuses.sort()).toEqual([201, 409, 409]);
  expect(book.readRows()).toHaveLength(1);
});

test('one bad row in a batch fails alone', async () => {
  await using book = openExampleGuestbook();
  await book.post(rowAt(noon));
  const statuses = await Promise.all([
    statusOf(book.post(rowAt(noon - 1))),
    statusOf(book.post(rowAt(noon, { message: 'The id is taken' }))),
    statusOf(book.post(rowAt(noon - 2, { message: '' }))),
    statusOf(book.post(rowAt(noon - 3))),
  ]);
  expect(statuses).toEqual([201, 409, 400, 201]);
  expect(book.readRows().map(({ time }) => time)).toEqual([noon, noon - 1, noon - 3]);
});

test("a time within the last 30 days is kept to the millisecond, any other is replaced by the server's", async () => {
  await using book = openExampleGuestbook();
  for (const time of [noon, noon - maxEntryAgeMs, noon - maxEntryAgeMs - 1, noon + 1, -1, 8.64e15 + 1]) {
    await book.post(rowAt(time, { id: String(Math.abs(time)), message: `Hello ${time}` }));
  }
  expect(book.readRows().map(({ time }) => time)).toEqual([noon, noon - maxEntryAgeMs, noon, noon, noon, noon]);
  expect(book.readRows().map(({ arrived }) => arrived)).toEqual(Array(6).fill(noon));
});

test('repeats are detected by arrival time, not by the claimed time, for 24 hours', async () => {
  let nowMs = noon;
  await using book = openExampleGuestbook({ now: () => nowMs });
  const message = 'Come and buy my sweets today!';
  const sign = async (name: string, time: number) =>
    (await (await book.post(rowAt(time, { name, message }))).json()).state;
  expect(await sign('Moth', noon)).toBe('visible');
  expect(await sign('Moss', noon - 25 * hourMs)).toBe('waiting');
  nowMs = noon + 24 * hourMs - 1;
  expect(await sign('Moth', nowMs)).toBe('waiting');
  expect(await sign('Moor', nowMs - 1)).toBe('waiting');
  nowMs += 24 * hourMs;
  expect(await sign('Mole', nowMs)).toBe('visible');
  expect(book.readRows().map(({ held_because }) => held_because)).toEqual([null, 'repeat', 'repeat', 'repeat', null]);
});

test('a newly blocked word or sender holds the next entry', async () => {
  await using book = openExampleGuestbook();
  await book.post(rowAt(noon, { message: 'Casino' }));
  book.other.exec("insert into guestbook_blocks values ('word', 'casino'), ('sender', 'Spammer')");
  await book.post(rowAt(noon - 1, { message: 'CASINO!' }));
  await book.post(rowAt(noon - 2, { name: 'spammer' }));
  expect(book.readRows().map(({ held_because }) => held_because)).toEqual([null, 'blocked-word', 'blocked-sender']);
});

test('an entry that waits for approval anyway still has its hold reason', async () => {
  await using book = openExampleGuestbook({ rules: { approvesFirst: true } });
  await book.post(rowAt(noon), { 'x-client-info': 'bonbon; filled=100' });
  expect(book.readRows()).toMatchObject([{ state: 'waiting', held_because: 'too-fast' }]);
});

test.each([
  [0, ['203.0.113.1', '203.0.113.2'], [201, 429]],
  [1, ['6.6.6.6, 203.0.113.1', '7.7.7.7, 203.0.113.1'], [201, 429]],
  [1, ['203.0.113.1', '203.0.113.2'], [201, 201]],
  [2, ['6.6.6.6, 203.0.113.1, 10.0.0.1', '7.7.7.7, 203.0.113.1, 10.0.0.1'], [201, 429]],
  [2, ['203.0.113.1, 10.0.0.1', '203.0.113.2, 10.0.0.1'], [201, 201]],
])('with %i trusted proxies, X-Forwarded-For %j gets %j', async (trustedProxies, headers, statuses) => {
  await using book = openExampleGuestbook({ rules: { senderPerHour: 1 }, config: { trustedProxies } });
  const got = [];
  for (const [index, header] of headers.entries()) {
    got.push(await statusOf(book.post(rowAt(noon - index), { 'x-forwarded-for': header })));
  }
  expect(got).toEqual(statuses);
});

test('while another process locks the database for 5 s, the visitor gets a 503, and one line is logged', async () => {
  let nowMs = noon;
  await using book = openExampleGuestbook({ rules: { senderPerHour: 1 }, now: () => nowMs });
  book.other.exec('begin immediate');
  const answering = book.post(rowAt(noon));
  await new Promise(setImmediate);
  expect((await book.get()).status).toBe(200);
  nowMs += 5000;
  const answer = await answering;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    code: 'PGRST001',
    message: 'The guestbook cannot be reached at the moment. Please try again later.',
    details: null,
    hint: null,
  });
  expect(book.lines).toHaveLength(1);
  expect(book.lines[0]).toMatch(/^\S+ POST \/rest\/v1\/guestbook_entries 503 5000 ms Error: database is locked/);
  book.other.exec('rollback');
  expect(await statusOf(book.post(rowAt(noon)))).toBe(201);
});

test('entries written by another process show up', async () => {
  await using book = openExampleGuestbook();
  const list = async () =>
    (await (await book.get('?select=*&order=time.desc&limit=200')).json()).map(
      ({ message }: { message: string }) => message,
    );
  await book.post(rowAt(noon, { message: 'From here' }));
  expect(await list()).toEqual(['From here']);
  book.other.exec(
    "insert into guestbook_entries (id, name, message, time, message_key) values ('5', 'Moss', 'From there', 5, 'x')",
  );
  expect(await list()).toEqual(['From here', 'From there']);
  book.other.exec("update guestbook_entries set state = 'hidden' where id = '5'");
  expect(await list()).toEqual(['From here']);
  book.other.exec("insert into guestbook_settings values ('is_open', '0')");
  expect(await statusOf(book.post(rowAt(noon - 1)))).toBe(403);
});
