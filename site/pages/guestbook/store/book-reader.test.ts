import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '#model/guestbook.ts';
import { createBookReader } from './book-reader.ts';
import { entryAt, toRow } from './entry-fixture.ts';
import { initialBook } from './entry-store.ts';
import { createFakeBackend, unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';
import { createFakeStorage } from './fake-storage.ts';

const others = [toRow(entryAt(1, { name: 'Pond' }))];
const notAllowed = () => new Response('<h1>Method not allowed</h1>', { status: 405 });
const countLists = ({ calls }: ReturnType<typeof createFakeBackend>) =>
  calls.filter(({ address }) => address.searchParams.has('order')).length;

function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('an unreachable book is not reported as empty', async () => {
  const { fake, openTab } = openBrowser();
  expect((await openTab()).read()).toMatchObject({ entries: [], hasOthers: false, isLoading: false });
  expect((await openTab()).read().obstacle).toBeUndefined();
  fake.intercept = unreachable;
  expect((await openTab()).read()).toMatchObject({ entries: [], obstacle: 'unreachable' });
});

test('an unreachable book is polled at growing intervals until there is a response', async () => {
  stopTime();
  const { fake, createStore } = openBrowser(createFakeBackend({ rows: others }));
  fake.intercept = unreachable;
  const store = createStore();
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.read().obstacle).toBe('unreachable'));
  const pollSeconds: number[] = [];
  for (let seconds = 1; seconds <= 80; seconds++) {
    const before = countLists(fake);
    await vi.advanceTimersByTimeAsync(1000);
    if (countLists(fake) > before) pollSeconds.push(seconds);
  }
  expect(pollSeconds).toEqual([5, 15, 35, 75]);

  fake.intercept = undefined;
  await vi.advanceTimersByTimeAsync(80_000);
  expect(store.read()).toMatchObject({ entries: [entryAt(1, { name: 'Pond' })], isLoading: false });
  expect(store.read().obstacle).toBeUndefined();
  const settled = fake.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fake.calls).toHaveLength(settled);
});

test('polling ends with the last subscriber', async () => {
  stopTime();
  const { fake, createStore } = openBrowser();
  fake.intercept = unreachable;
  const store = createStore();
  const stop = store.subscribe(() => {});
  await vi.waitFor(() => expect(store.read().obstacle).toBe('unreachable'));
  stop();
  const calls = fake.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fake.calls).toHaveLength(calls);
});

test('a retry by the visitor is sent at once and shown as loading', async () => {
  const { fake, openTab } = openBrowser(createFakeBackend({ rows: others }));
  fake.intercept = unreachable;
  const store = await openTab();
  fake.intercept = undefined;
  store.retry();
  expect(store.read()).toMatchObject({ isLoading: true, obstacle: 'unreachable' });
  await vi.waitFor(() => expect(store.read()).toMatchObject({ entries: [{ name: 'Pond' }], isLoading: false }));
});

test('a tab that becomes visible again retries', async () => {
  const { fake, openTab, page } = openBrowser(createFakeBackend({ rows: others }));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  fake.intercept = unreachable;
  const store = await openTab();
  fake.intercept = undefined;
  vi.stubGlobal('document', { visibilityState: 'visible' });
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(store.read().entries).toHaveLength(1));
});

test('a page restored from the back/forward cache reloads the book and shows the old messages meanwhile', async () => {
  const { fake, openTab, page } = openBrowser(createFakeBackend({ rows: others }));
  const store = await openTab();
  fake.rows.push(toRow(entryAt(2, { name: 'Reed' })));
  fake.status = { is_open: false, approves_first: false };
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.read()).toMatchObject({ entries: [{ name: 'Pond' }], isLoading: false });
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isOpen: false, entries: [{}, { name: 'Pond' }] }));
});

test('on a host without a guestbook an entry stays in this browser and is not retried during the visit', async () => {
  stopTime();
  const { fake, createStore, readList, goOnline } = openBrowser();
  fake.intercept = notAllowed;
  const store = createStore();
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isLoading: false, obstacle: 'unserved' }));
  expect(await store.add(signed(), {})).toEqual({ status: 'unserved', isKept: true });
  expect(store.read().entries).toEqual([{ ...signed(), status: 'unserved' }]);
  expect(readList()).toEqual([{ ...signed(), unsent: true }]);

  const calls = fake.calls.length;
  for (let count = 0; count < 5; count++) store.resend({ isUrgent: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fake.calls).toHaveLength(calls);
  goOnline();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fake.inserts()).toHaveLength(1);
});

test('a later visit sends the entries that were kept, if the host has a guestbook by then', async () => {
  const kept = createFakeStorage({ guestbookEntries: JSON.stringify([{ ...signed(), unsent: true }]) });
  const { fake, createStore, readList } = openBrowser(undefined, kept);
  fake.intercept = notAllowed;
  const before = createStore();
  before.resend();
  await vi.waitFor(() => expect(fake.inserts()).toHaveLength(1));
  // Its answer has been read.
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  before.resend();
  fake.intercept = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(fake.inserts()).toHaveLength(2);
});

test('a maintenance page does not end the retries of a guestbook that has responded before', async () => {
  stopTime();
  const { fake, createStore, readList } = openBrowser(createFakeBackend({ rows: others }));
  const store = createStore();
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.read().isLoading).toBe(false));
  fake.intercept = notAllowed;
  store.retry();
  expect(await store.add(signed(), {})).toEqual({ status: 'unsent', isKept: true });
  expect(store.read().obstacle).toBe('unreachable');
  fake.intercept = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(store.read().entries).toHaveLength(2);
  expect(store.read().obstacle).toBeUndefined();
});

test('an entry that was just sent does not count as a message of others', async () => {
  const { fake, openTab } = openBrowser(createFakeBackend({ rows: others }));
  fake.intercept = ({ method }) => (method === 'GET' ? unreachable() : undefined);
  const store = await openTab();
  await store.add(signed(), {});
  expect(store.read()).toMatchObject({ entries: [signed()], obstacle: 'unreachable', hasOthers: false });
});

test('a refused entry says why, and is gone when its author discards it', async () => {
  const { fake, openTab, readList } = openBrowser();
  const message = 'violates check constraint "guestbook_entries_website_address"';
  const body = JSON.stringify({ code: '23514', message });
  fake.intercept = ({ method }) => (method === 'POST' ? new Response(body, { status: 400 }) : undefined);
  const refused = { ...signed(), status: 'refused', refusal: 'website' };
  expect(await (await openTab()).add(signed(), {})).toEqual({ status: 'refused', isKept: true, refused });
  expect(readList()).toEqual([{ ...signed(), refused: true, because: 'website' }]);

  const store = await openTab();
  expect(store.read().entries).toEqual([refused]);
  store.discard(entryAt(now));
  expect(store.read().entries).toEqual([]);
  expect(readList()).toEqual([]);
});

test.each([
  ['changed', 'Better words'],
  ['taken back', undefined],
])('a list that was on its way while an entry was %s does not bring back what it was', async (_what, message) => {
  const former = entryAt(1);
  const changed = message === undefined ? [] : [entryAt(1, { message })];
  const answers: ((entries: Entry[]) => void)[] = [];
  const reader = createBookReader({
    backend: {
      list: () => new Promise((resolve) => answers.push(resolve)),
      readStatus: async () => undefined,
      isMissing: () => false,
      isPaused: () => false,
    },
    first: { ...initialBook, isLoading: false, entries: [former] },
    isWatched: () => true,
    onList: () => {},
    onChange: () => {},
  });
  reader.readList();
  reader.replace('1', changed[0]);
  const lists: Entry[][] = [[former], changed];
  for (const [index, answer] of answers.entries()) answer(lists[index] ?? []);
  await vi.waitUntil(reader.hasRead);
  expect(reader.look().fetched).toEqual(changed);
});
