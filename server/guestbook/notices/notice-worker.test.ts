import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBook, noon } from './notice-fixture.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service that answers with the statuses in order, then repeats the last. */
function createService(answers: readonly (number | Response)[]) {
  const bodies: string[] = [];
  const request: typeof fetch = async (_, init) => {
    bodies.push(String(init?.body));
    const answer = answers[Math.min(bodies.length, answers.length) - 1];
    return answer instanceof Response ? answer : new Response(null, { status: answer ?? 204 });
  };
  return { request, bodies, readMessages: () => bodies.map((body) => readEntries(body).map(({ message }) => message)) };
}

function readEntries(body: string): { message: string }[] {
  return JSON.parse(body).entries;
}

const targets = [{ shape: 'json', url: 'https://hooks.example/a-secret-path' }] as const;

test('a failed notice is retried after 1 s, 5 s, 30 s, 2 min, 10 min, then every 10 min, and logged once', async () => {
  const { request, bodies } = createService([...Array(8).fill(500), 204]);
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier(targets, { request });
  book.add(1);
  wake();
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  const waits = [secondMs, 5 * secondMs, 30 * secondMs, 2 * minuteMs, ...Array<number>(4).fill(10 * minuteMs)];
  for (const [index, waitMs] of waits.entries()) {
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(bodies).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toHaveLength(index + 2);
  }
  expect(book.cursor).toBe(1);
  expect(book.lines).toEqual([
    '2026-11-21T12:00:10.000Z The notice of new guestbook entries to json failed: status 500; it will be retried.',
  ]);
  await stop();
});

test('the backoff starts over with the next notice', async () => {
  const { request, bodies } = createService([500, 500, 204, 500, 204]);
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier(targets, { request, delays: [secondMs, minuteMs] });
  book.add(1);
  await vi.advanceTimersByTimeAsync(10 * secondMs + secondMs + minuteMs);
  expect([bodies.length, book.cursor]).toEqual([3, 1]);
  book.add(1);
  wake();
  await vi.advanceTimersByTimeAsync(minuteMs + secondMs);
  expect([bodies.length, book.cursor]).toEqual([5, 2]);
  expect(book.lines).toHaveLength(2);
  await stop();
});

test('a retry includes entries that have arrived since', async () => {
  const { request, readMessages } = createService([502, 204]);
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier(targets, { request });
  book.add(1);
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  book.add(2);
  wake();
  await vi.advanceTimersByTimeAsync(secondMs);
  expect(readMessages()).toEqual([['Hello 1'], ['Hello 1', 'Hello 2', 'Hello 3']]);
  await stop();
});

test('Retry-After overrides a shorter backoff', async () => {
  const busy = new Response(null, { status: 429, headers: { 'retry-after': '90' } });
  const { request, bodies } = createService([busy, 204]);
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier(targets, { request });
  book.add(1);
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  wake();
  await vi.advanceTimersByTimeAsync(90 * secondMs - 1);
  expect(bodies).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([bodies.length, book.cursor]).toEqual([2, 1]);
  await stop();
});

test('a notice that the target rejects is logged once and dropped, and the next entries are sent', async () => {
  const { request, readMessages } = createService([404, 204]);
  const book = createFakeBook();
  const { wake, stop } = book.startNotifier(targets, { request });
  book.add(1);
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  expect(book.cursor).toBe(1);
  expect(book.lines).toEqual([
    '2026-11-21T12:00:10.000Z The notice of new guestbook entries to json failed: status 404; it will not be retried.',
  ]);
  book.add(1);
  wake();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(readMessages()).toEqual([['Hello 1'], ['Hello 2']]);
  await stop();
});

test('an entry that arrives while a notice is being sent is sent a minute later', async () => {
  const book = createFakeBook();
  const bodies: string[] = [];
  const request: typeof fetch = async (_, init) => {
    bodies.push(String(init?.body));
    await new Promise((resolve) => setTimeout(resolve, 5 * secondMs));
    return new Response(null, { status: 204 });
  };
  const { wake, stop } = book.startNotifier(targets, { request });
  book.add(1);
  await vi.advanceTimersByTimeAsync(12 * secondMs);
  book.add(1);
  wake();
  await vi.advanceTimersByTimeAsync(3 * secondMs + minuteMs - 1);
  expect(bodies).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(bodies).toHaveLength(2);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(5 * secondMs);
  await stopped;
});

test('the log never contains the address of a target', async () => {
  const book = createFakeBook();
  const request: typeof fetch = async (address) => {
    throw new TypeError(`cannot reach ${address}`, { cause: new Error(`connect ${address}`) });
  };
  const { stop } = book.startNotifier(targets, { request });
  book.add(1);
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(book.lines).toEqual([
    '2026-11-21T12:00:10.000Z The notice of new guestbook entries to json failed: no connection; it will be retried.',
  ]);
  await stop();
});

test('a clock that is set back delays the next notice by no more than a minute', async () => {
  const { request, bodies } = createService([204]);
  const book = createFakeBook();
  let nowMs = noon;
  const { wake, stop } = book.startNotifier(targets, { request, now: () => nowMs });
  book.add(1);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  nowMs -= 365 * 24 * 60 * minuteMs;
  book.add(1);
  wake();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(bodies).toHaveLength(2);
  await stop();
});

test('a failed database read is retried, and waking never throws', async () => {
  const { request } = createService([204]);
  const book = createFakeBook();
  let isBusy = true;
  const readSince = (number: number) => {
    if (isBusy) throw new Error('database is locked');
    return book.entries.filter((entry) => entry.number > number);
  };
  const { wake, stop } = book.startNotifier(targets, { request, readSince });
  book.add(1);
  wake();
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  expect(book.lines).toEqual([
    '2026-11-21T12:00:10.000Z The notice of new guestbook entries to json failed: database is locked.',
  ]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(secondMs);
  expect(book.cursor).toBe(1);
  await stop();
});

test('a failed cursor write is retried, and no notice is sent twice', async () => {
  const { request, bodies } = createService([204]);
  const book = createFakeBook();
  book.cursor = 0;
  let isBusy = true;
  const writeCursor = (number: number) => {
    if (isBusy) throw new Error('database is locked');
    book.cursor = number;
  };
  const { stop } = book.startNotifier(targets, { request, writeCursor });
  book.add(1);
  await vi.advanceTimersByTimeAsync(60 * secondMs);
  expect([bodies.length, book.cursor, book.lines.length]).toEqual([1, 0, 1]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect([bodies.length, book.cursor, book.lines.length]).toEqual([1, 1, 1]);
  await stop();
});

test('of a message for the owner alone a notice has the name and nothing that it says, and no button', async () => {
  const { request, bodies } = createService([204]);
  const book = createFakeBook();
  const asked: string[] = [];
  const makeActions = async (entries: readonly { id: string }[]) => {
    asked.push(...entries.map(({ id }) => id));
    return new Map<string, { hide: string }>();
  };
  const { wake, stop } = book.startNotifier(targets, { request, makeActions });
  book.add(1, {
    audience: 'owner',
    state: 'hidden',
    message: 'Just you',
    website: 'https://moth.example/',
    depicts: 'A cat',
  });
  wake();
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  expect(bodies.join()).toContain('Visitor 1');
  expect(bodies.join()).toContain('A message only for you.');
  expect(bodies.join()).not.toMatch(/Just you|moth\.example|A cat/);
  expect(asked).toEqual([]);
  await stop();
});
