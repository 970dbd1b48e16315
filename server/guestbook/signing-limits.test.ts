import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import type { Database } from '#server/storage/database.ts';
import { createWriteQueue } from '#server/storage/write-queue.ts';
import { noon, openExampleGuestbook, rowAt } from './guestbook-fixture.ts';
import { createSigning } from './signing.ts';
import { createRateLimits } from './spam/rate-limits.ts';
import { createEntryStore } from './store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const statusOf = async (answer: Response | Promise<Response>) => (await answer).status;

test('a flood from one sender is limited while others sign, and an hour later the sender may sign again', async () => {
  let nowMs = noon;
  await using book = openExampleGuestbook({
    rules: { senderPerHour: 10, allPerHour: 200 },
    config: { trustedProxies: 1 },
    now: () => nowMs,
  });
  let count = 0;
  const sign = (address: string) => statusOf(book.post(rowAt(noon - ++count), { 'x-forwarded-for': address }));
  const flood: number[] = [];
  const others: number[] = [];
  for (let second = 0; second < 60; second++) {
    nowMs = noon + second * 1000;
    for (let time = 0; time < 10; time++) flood.push(await sign('203.0.113.66'));
    others.push(await sign(`198.51.100.${second}`));
  }
  expect(flood.slice(0, 10)).toEqual(Array(10).fill(201));
  expect(new Set(flood.slice(10))).toEqual(new Set([429]));
  expect(others).toEqual(Array(60).fill(201));
  expect(book.readRows()).toHaveLength(70);

  nowMs = noon + hourMs - 1;
  expect(await sign('203.0.113.66')).toBe(429);
  nowMs = noon + hourMs;
  expect(await sign('203.0.113.66')).toBe(201);
});

test('an IPv6 /64 is one sender', async () => {
  await using book = openExampleGuestbook({ rules: { senderPerHour: 1 }, config: { trustedProxies: 1 } });
  const sign = (address: string, time: number) => statusOf(book.post(rowAt(time), { 'x-forwarded-for': address }));
  expect(await sign('2001:db8:1:2::1', noon)).toBe(201);
  expect(await sign('2001:db8:1:2:ffff::9', noon - 1)).toBe(429);
  expect(await sign('2001:db8:1:3::1', noon - 2)).toBe(201);
});

test('concurrent signings respect the limits exactly', async () => {
  await using book = openExampleGuestbook({
    rules: { senderPerHour: 7, allPerHour: 12 },
    config: { trustedProxies: 1 },
  });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      statusOf(book.post(rowAt(noon - index), { 'x-forwarded-for': `203.0.113.${index % 2}` })),
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(14);
  expect(statuses.filter((status) => status === 429)).toHaveLength(46);
  const reasons = book.readRows().map(({ state, held_because }) => `${state} ${held_because}`);
  expect(reasons).toEqual([...Array(12).fill('visible null'), ...Array(2).fill('waiting flood')]);
});

test.each([
  ['one /56', (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`, 30],
  ['twenty addresses', (index: number) => `198.51.${index % 20}.7`, 200],
])('300 signings in an hour from %s do not affect other senders', async (_what, addressOf, taken) => {
  await using book = openExampleGuestbook({ config: { trustedProxies: 1 } });
  const sign = (address: string, time: number) => statusOf(book.post(rowAt(time), { 'x-forwarded-for': address }));
  const statuses = [];
  for (let index = 0; index < 300; index++) statuses.push(await sign(addressOf(index), noon - index));
  expect(statuses).toEqual([...Array(taken).fill(201), ...Array(300 - taken).fill(429)]);
  expect(await sign('2001:db8:1:100::1', noon - 500)).toBe(201);
  expect(await sign('203.0.113.9', noon - 501)).toBe(201);
  const held = taken === 200 ? { state: 'waiting', held_because: 'flood' } : { state: 'visible', held_because: null };
  expect(book.readRows().slice(-2)).toMatchObject([held, held]);
});

/** A sender who may sign once. */
function openSender(database: Database) {
  const store = createEntryStore(database);
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 1, now: () => noon });
  const queue = createWriteQueue({ database });
  const sign = createSigning({ store, queue, rules: defaultRules, limits, now: () => noon });
  const signing = (time: number) =>
    sign({ row: rowAt(time, { message: 'x'.repeat(900) }), facts: {}, sender: { id: 'a' } });
  return { store, queue, signing };
}

test('an entry that is rolled back with all of its transaction does not count toward the rate limits', async () => {
  await using book = openExampleGuestbook();
  const { queue, signing } = openSender(book.other);
  // As SQLite does itself after some errors.
  const fail = () => {
    book.other.exec('rollback');
    throw new Error('disk I/O error');
  };
  const outcomes = await Promise.allSettled([signing(noon), queue.run(fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await signing(noon)).state).toBe('visible');
});

test('an entry that a full disk refuses does not count toward the rate limits', async () => {
  await using book = openExampleGuestbook();
  const { other: database } = book;
  const { store, signing } = openSender(database);
  const pages = Object.values(database.prepare('pragma page_count').get() ?? {})[0];
  database.exec(`pragma max_page_count = ${pages}`);
  const fill = (id: number) =>
    store.insertEntry({
      ...rowAt(id, { message: 'x'.repeat(900) }),
      state: 'visible',
      held_because: null,
      message_key: String(id),
      resend_key: null,
      arrived: 0,
    });
  expect(() => {
    for (let id = 1; ; id++) fill(id);
  }).toThrow('full');
  await expect(signing(noon)).rejects.toThrow('database or disk is full');
  database.exec('pragma max_page_count = 100000');
  expect((await signing(noon)).state).toBe('visible');
});
