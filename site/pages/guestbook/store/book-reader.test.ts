import { expect, onTestFinished, test, vi } from 'vitest';
import { createStandIn, createStorage, entryAt, toRow, unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';

const others = [toRow(entryAt(1, { name: 'Pond' }))];
const notHere = () => new Response('<h1>Method not allowed</h1>', { status: 405 });
const countLists = ({ calls }: ReturnType<typeof createStandIn>) =>
  calls.filter(({ address }) => address.searchParams.has('order')).length;

function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a book that nobody can reach is not known to be empty', async () => {
  const { standIn, openTab } = openBrowser();
  expect((await openTab()).read()).toMatchObject({ entries: [], hasOthers: false, isLoading: false });
  expect((await openTab()).read().obstacle).toBeUndefined();
  standIn.intercept = unreachable;
  expect((await openTab()).read()).toMatchObject({ entries: [], obstacle: 'unreachable' });
});

test('without an answer it is asked again by itself, with growing pauses, until there is one', async () => {
  stopTime();
  const { standIn, createStore } = openBrowser(createStandIn({ rows: others }));
  standIn.intercept = unreachable;
  const store = createStore();
  store.watch(() => {});
  await vi.waitFor(() => expect(store.read().obstacle).toBe('unreachable'));
  const asked: number[] = [];
  for (let seconds = 1; seconds <= 80; seconds++) {
    const before = countLists(standIn);
    await vi.advanceTimersByTimeAsync(1000);
    if (countLists(standIn) > before) asked.push(seconds);
  }
  expect(asked).toEqual([5, 15, 35, 75]);

  standIn.intercept = undefined;
  await vi.advanceTimersByTimeAsync(80_000);
  expect(store.read()).toMatchObject({ entries: [entryAt(1, { name: 'Pond' })], isLoading: false });
  expect(store.read().obstacle).toBeUndefined();
  const settled = standIn.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(standIn.calls).toHaveLength(settled);
});

test('a page that nobody looks at any more asks no more', async () => {
  stopTime();
  const { standIn, createStore } = openBrowser();
  standIn.intercept = unreachable;
  const store = createStore();
  const stop = store.watch(() => {});
  await vi.waitFor(() => expect(store.read().obstacle).toBe('unreachable'));
  stop();
  const asked = standIn.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(standIn.calls).toHaveLength(asked);
});

test('a visitor who asks again is answered at once, and sees that it is being asked', async () => {
  const { standIn, openTab } = openBrowser(createStandIn({ rows: others }));
  standIn.intercept = unreachable;
  const store = await openTab();
  standIn.intercept = undefined;
  store.retry();
  expect(store.read()).toMatchObject({ isLoading: true, obstacle: 'unreachable' });
  await vi.waitFor(() => expect(store.read()).toMatchObject({ entries: [{ name: 'Pond' }], isLoading: false }));
});

test('a tab that is looked at again asks again', async () => {
  const { standIn, openTab, page } = openBrowser(createStandIn({ rows: others }));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  standIn.intercept = unreachable;
  const store = await openTab();
  standIn.intercept = undefined;
  vi.stubGlobal('document', { visibilityState: 'visible' });
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(store.read().entries).toHaveLength(1));
});

test('a page that the browser had put aside asks again, with its messages in sight meanwhile', async () => {
  const { standIn, openTab, page } = openBrowser(createStandIn({ rows: others }));
  const store = await openTab();
  standIn.rows.push(toRow(entryAt(2, { name: 'Reed' })));
  standIn.status = { is_open: false, approves_first: false };
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.read()).toMatchObject({ entries: [{ name: 'Pond' }], isLoading: false });
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isOpen: false, entries: [{}, { name: 'Pond' }] }));
});

test('where no guestbook answers, an entry stays in this browser, and is not sent again in this visit', async () => {
  stopTime();
  const { standIn, createStore, readList, goOnline } = openBrowser();
  standIn.intercept = notHere;
  const store = createStore();
  store.watch(() => {});
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isLoading: false, obstacle: 'unserved' }));
  expect(await store.add(signed(), {})).toEqual({ fate: 'unserved', isKept: true });
  expect(store.read().entries).toEqual([{ ...signed(), fate: 'unserved' }]);
  expect(readList()).toEqual([{ ...signed(), unsent: true }]);

  const calls = standIn.calls.length;
  for (let count = 0; count < 5; count++) store.resend({ isSoon: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(standIn.calls).toHaveLength(calls);
  goOnline();
  await vi.advanceTimersByTimeAsync(1000);
  expect(standIn.inserts()).toHaveLength(1);
});

test('a later visit to a guestbook that has one behind it by then sends what was kept', async () => {
  const kept = createStorage({ guestbookEntries: JSON.stringify([{ ...signed(), unsent: true }]) });
  const { standIn, createStore, readList } = openBrowser(undefined, kept);
  standIn.intercept = notHere;
  const before = createStore();
  before.resend();
  await vi.waitFor(() => expect(standIn.inserts()).toHaveLength(1));
  before.resend();
  standIn.intercept = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.inserts()).toHaveLength(2);
});

test('a guestbook that was there is asked again when a page about maintenance answers once in its stead', async () => {
  stopTime();
  const { standIn, createStore, readList } = openBrowser(createStandIn({ rows: others }));
  const store = createStore();
  store.watch(() => {});
  await vi.waitFor(() => expect(store.read().isLoading).toBe(false));
  standIn.intercept = notHere;
  store.retry();
  expect(await store.add(signed(), {})).toEqual({ fate: 'unsent', isKept: true });
  expect(store.read().obstacle).toBe('unreachable');
  standIn.intercept = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readList()).toEqual([]);
  expect(store.read().entries).toHaveLength(2);
  expect(store.read().obstacle).toBeUndefined();
});

test('what the visitor has just sent is no message of others', async () => {
  const { standIn, openTab } = openBrowser(createStandIn({ rows: others }));
  standIn.intercept = ({ method }) => (method === 'GET' ? unreachable() : undefined);
  const store = await openTab();
  await store.add(signed(), {});
  expect(store.read()).toMatchObject({ entries: [signed()], obstacle: 'unreachable', hasOthers: false });
});

test('a refused entry tells what is wrong, and is gone when its author throws it away', async () => {
  const { standIn, openTab, readList } = openBrowser();
  const message = 'violates check constraint "guestbook_entries_website_address"';
  const body = JSON.stringify({ code: '23514', message });
  standIn.intercept = ({ method }) => (method === 'POST' ? new Response(body, { status: 400 }) : undefined);
  const refused = { ...signed(), fate: 'refused', refusal: 'website' };
  expect(await (await openTab()).add(signed(), {})).toEqual({ fate: 'refused', isKept: true, refused });
  expect(readList()).toEqual([{ ...signed(), refused: true, because: 'website' }]);

  const store = await openTab();
  expect(store.read().entries).toEqual([refused]);
  store.discard(entryAt(now));
  expect(store.read().entries).toEqual([]);
  expect(readList()).toEqual([]);
});
