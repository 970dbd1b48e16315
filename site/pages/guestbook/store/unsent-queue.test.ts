import { expect, onTestFinished, test, vi } from 'vitest';
import { entryAt, toRow } from './entry-fixture.ts';
import { createFakeBackend, unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';
import { createFakeStorage } from './fake-storage.ts';

test('an unsent entry is sent once from the next page, with the facts of its form', async () => {
  const { fake, openTab, createStore, readList } = openBrowser();
  fake.intercept = unreachable;
  await (await openTab()).add(signed(), { fillMs: 1200, isTrapped: true });
  fake.intercept = undefined;

  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(fake.rows).toEqual([toRow(signed())]);
  expect(fake.calls.at(-1)?.headers.get('x-client-info')).toMatch(
    /^bonbon; filled=1200; trapped=1; resend=[0-9a-z]{28}; hand=[\w-]{43}$/,
  );
});

test('a book that could not be read is read when the connection is back', async () => {
  const { fake, openTab, goOnline } = openBrowser(createFakeBackend({ rows: [toRow(entryAt(1))] }));
  fake.intercept = unreachable;
  const store = await openTab();
  fake.intercept = undefined;
  goOnline();
  await vi.waitFor(() => expect(store.read().entries).toEqual([entryAt(1)]));
});

test('an entry whose response was lost is stored once', async () => {
  const { fake, openTab, createStore, readList } = openBrowser();
  fake.lose = ({ method }) => method === 'POST';
  expect(await (await openTab()).add(signed(), {})).toEqual({ status: 'unsent', isKept: true });
  fake.lose = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(fake.rows).toEqual([toRow(signed())]);
});

test('an entry whose response was lost is shown once when the list has it, and removed when the backend confirms it', async () => {
  const { fake, openTab, createStore, readList } = openBrowser();
  fake.lose = ({ method }) => method === 'POST';
  await (await openTab()).add(signed(), {});
  fake.lose = undefined;
  expect((await openTab()).read().entries).toEqual([signed()]);
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(fake.rows).toHaveLength(1);
});

test('one entry that fails does not block the others, and an unreachable backend is not tried with each of them', async () => {
  const rows = [1, 2, 3].map((time) => ({ ...entryAt(time, { message: `Number ${time}` }), unsent: true }));
  const { fake, createStore, readList } = openBrowser(
    undefined,
    createFakeStorage({ guestbookEntries: JSON.stringify(rows) }),
  );
  fake.intercept = ({ body }) =>
    (body as { id: string }).id === '1' ? new Response('<h1>No</h1>', { status: 500 }) : undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toHaveLength(1));
  expect(fake.inserts().map(({ id }) => id)).toEqual(['1', '2', '3']);

  const gone = openBrowser(undefined, createFakeStorage({ guestbookEntries: JSON.stringify(rows) }));
  gone.fake.intercept = unreachable;
  gone.createStore().resend();
  await vi.waitFor(() => expect(gone.fake.inserts()).toHaveLength(1));
});

test('a browser without storage still sends, and marks the entries that it does not keep', async () => {
  const { fake, storage, openTab } = openBrowser();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ isKept: true });

  fake.intercept = unreachable;
  const second = entryAt(now + 1, { message: 'Second' });
  expect(await store.add(second, {})).toEqual({ status: 'unsent', isKept: false });
  expect(store.read().entries).toEqual([{ ...second, status: 'unsent', isUnkept: true }, signed()]);

  // It lasts as long as the page: here it is sent after the next entry that succeeds.
  fake.intercept = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await store.add(entryAt(now + 2, { message: 'Third' }), {});
  onTestFinished(() => void vi.useRealTimers());
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(6000);
    expect(store.read().entries.filter(({ status }) => status)).toEqual([]);
  });
  expect(fake.rows).toHaveLength(3);
});
