import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBook, noon } from './notice-fixture.ts';
import type { Notifier } from './notify.ts';
import { startTarget } from './target-fixture.ts';

type FakeBook = ReturnType<typeof createFakeBook>;

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const cleanups: (() => Promise<void>)[] = [];

beforeEach(() => {
  // Sockets need the real clock.
  vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  vi.useRealTimers();
});

async function startStoppedTarget(...parameters: Parameters<typeof startTarget>) {
  const target = await startTarget(...parameters);
  cleanups.push(target.stop);
  return target;
}

function stopLater(notifier: Notifier): Notifier {
  cleanups.push(notifier.stop);
  return notifier;
}

type OneTarget = NonNullable<Parameters<FakeBook['startNotifier']>[1]> & { shape?: 'json' | 'ntfy'; book?: FakeBook };

/** A guestbook whose notices go to one target. */
async function startOne({ shape = 'json', book = createFakeBook(), ...change }: OneTarget = {}) {
  const target = await startStoppedTarget();
  return { target, book, ...stopLater(book.startNotifier([{ shape, url: target.url }], change)) };
}

/** Waits for socket events without advancing timers. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

test('entries that arrive within 10 s are batched into one notice', async () => {
  const { target, book, wake } = await startOne();
  book.add(1);
  wake();
  vi.advanceTimersByTime(9 * secondMs);
  book.add(1, { state: 'waiting', held_because: 'links' });
  wake();
  expect(target.received).toEqual([]);
  vi.advanceTimersByTime(secondMs);
  await until(() => book.cursor === 2);
  expect(target.received).toHaveLength(1);
  const [{ method, path, headers, body } = { body: '' }] = target.received;
  expect({ method, path, type: headers?.['content-type'] }).toEqual({
    method: 'POST',
    path: '/a-secret-path',
    type: 'application/json',
  });
  expect(JSON.parse(body).entries).toMatchObject([
    { name: 'Visitor 1', state: 'visible' },
    { name: 'Visitor 2', state: 'waiting' },
  ]);
});

test('a flood is throttled to one notice a minute, which gives the number of entries', async () => {
  const { target, book, wake } = await startOne({ shape: 'ntfy' });
  book.add(1);
  wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 1);
  for (let signed = 0; signed < 57; signed++) {
    book.add(1);
    wake();
    vi.advanceTimersByTime(secondMs);
  }
  expect(target.received).toHaveLength(1);
  vi.advanceTimersByTime(3 * secondMs);
  await until(() => book.cursor === 58);
  expect(target.received.map(({ headers }) => headers.title)).toEqual([
    '1 new message in the guestbook of Bonbon',
    '57 new messages in the guestbook of Bonbon',
  ]);
});

test('a notice has at most 100 entries, and the rest follow a minute later', async () => {
  const book = createFakeBook();
  book.cursor = 0;
  book.add(250);
  const { target } = await startOne({ book });
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 100);
  vi.advanceTimersByTime(minuteMs - 1);
  expect(target.received).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await until(() => book.cursor === 200);
  vi.advanceTimersByTime(minuteMs);
  await until(() => book.cursor === 250);
  vi.advanceTimersByTime(60 * minuteMs);
  expect(target.received.map(({ body }) => JSON.parse(body).entries.length)).toEqual([100, 100, 50]);
});

test('entries from before the first start are not sent', async () => {
  const book = createFakeBook();
  book.add(3);
  const { target, wake } = await startOne({ book });
  expect(book.cursor).toBe(3);
  book.add(1);
  wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 4);
  expect(JSON.parse(target.received[0]?.body ?? '').entries).toHaveLength(1);
});

test('entries that a server did not send before it stopped are sent after a restart, once', async () => {
  const target = await startStoppedTarget();
  const book = createFakeBook();
  const first = book.startNotifier([{ shape: 'json', url: target.url }]);
  book.add(1);
  first.wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 1);
  book.add(2);
  first.wake();
  await first.stop();
  vi.advanceTimersByTime(60 * minuteMs);
  expect(target.received).toHaveLength(1);

  stopLater(book.startNotifier([{ shape: 'json', url: target.url }]));
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 3);
  const ids = target.received.flatMap(({ body }) => JSON.parse(body).entries.map(({ id }: { id: string }) => id));
  expect(ids).toEqual([1, 2, 3].map((number) => String(noon + number)));
});

test('entries that the owner imports from another process are not sent', async () => {
  const { target, book, wake } = await startOne();
  book.add(5);
  book.cursor = 5;
  book.add(1);
  wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 6);
  expect(JSON.parse(target.received[0]?.body ?? '').entries).toHaveLength(1);
});

test('a target that is down does not delay another one', async () => {
  let status = 503;
  const down = await startStoppedTarget(() => ({ status }));
  const up = await startStoppedTarget();
  const book = createFakeBook();
  const targets = [
    { shape: 'discord', url: down.url },
    { shape: 'ntfy', url: up.url },
  ] as const;
  const first = book.startNotifier(targets);
  book.add(1);
  first.wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => up.received.length === 1 && book.lines.length === 1);
  book.add(1);
  first.wake();
  vi.advanceTimersByTime(minuteMs);
  await until(() => up.received.length === 2);
  expect(book.cursor).toBe(0);
  await first.stop();

  // After a restart each entry is delivered to every target at least once.
  status = 204;
  down.received.length = 0;
  stopLater(book.startNotifier(targets));
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 2);
  expect(down.received.map(({ body }) => JSON.parse(body).embeds.length)).toEqual([2]);
});

test('stopping aborts a request that is not answered', async () => {
  const target = await startStoppedTarget(() => 'hang');
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier([{ shape: 'json', url: target.url }]);
  book.add(1);
  wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => target.received.length === 1);
  await stop();
  wake();
  vi.advanceTimersByTime(60 * minuteMs);
  expect(book.cursor).toBe(0);
  expect(book.lines).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a scheduled notice does not keep the process alive', () => {
  vi.useRealTimers();
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const book = createFakeBook();
  const before = countTimers();
  const { wake } = stopLater(book.startNotifier([{ shape: 'json', url: 'http://127.0.0.1:1/' }]));
  wake();
  expect(countTimers()).toBe(before);
});

test('without a target nothing is scheduled', async () => {
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier([]);
  wake();
  expect(vi.getTimerCount()).toBe(0);
  await stop();
});

test('a notice has the addresses of the buttons of each entry, and is sent without them if they cannot be made', async () => {
  let isBroken = false;
  const { target, book, wake } = await startOne({
    makeActions: async (entries) => {
      if (isBroken) throw new Error('database is locked');
      return new Map(entries.map(({ id }) => [id, { hide: `https://bonbon.example/door/do/${id}` }]));
    },
  });
  const actionsIn = (index: number) => JSON.parse(target.received[index]?.body ?? '{}').entries[0].actions;
  book.add(1);
  wake();
  vi.advanceTimersByTime(10 * secondMs);
  await until(() => book.cursor === 1);
  expect(actionsIn(0)).toEqual({ hide: `https://bonbon.example/door/do/${noon + 1}` });
  isBroken = true;
  book.add(1);
  wake();
  vi.advanceTimersByTime(minuteMs);
  await until(() => book.cursor === 2);
  expect(actionsIn(1)).toBeUndefined();
});
