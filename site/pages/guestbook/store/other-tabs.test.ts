import { expect, test, vi } from 'vitest';
import { entryAt, toRow } from './entry-fixture.ts';
import { unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';
import { createFakeStorage } from './fake-storage.ts';

test('two tabs that send an entry at the same time make one request', async () => {
  const { fake, openTab, createStore, readList } = openBrowser();
  fake.intercept = unreachable;
  await (await openTab()).add(signed(), {});
  fake.calls.length = 0;
  let answer = (_answer?: Response) => {};
  fake.intercept = () => new Promise((resolve) => (answer = resolve as typeof answer));

  const [tab, otherTab] = [createStore(), createStore()];
  tab.resend();
  otherTab.resend();
  await vi.waitFor(() => expect(fake.inserts()).toHaveLength(1));
  answer(undefined);
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(fake.inserts()).toHaveLength(1);
  expect(fake.rows).toHaveLength(1);
});

test('an entry that another tab has sent meanwhile is skipped', async () => {
  const rows = [1, 2].map((time) => ({ ...entryAt(time, { message: `Number ${time}` }), unsent: true }));
  const { fake, createStore, readList } = openBrowser(
    undefined,
    createFakeStorage({ guestbookEntries: JSON.stringify(rows) }),
  );
  let answer = (_answer?: Response) => {};
  fake.intercept = ({ body }) =>
    (body as { id: string }).id === '1' ? new Promise((resolve) => (answer = resolve as typeof answer)) : undefined;
  createStore().resend();
  await vi.waitFor(() => expect(fake.inserts()).toHaveLength(1));
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toHaveLength(1));
  answer(undefined);
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(fake.inserts().map(({ id }) => id)).toEqual(['1', '2']);
});

test('an entry of another tab shows at once, and stays visible after it is sent until the list has it', async () => {
  const { fake, items, openTab, dispatchStorageEvent } = openBrowser();
  const store = await openTab();
  const unsent = JSON.stringify([{ ...signed(), unsent: true }]);
  items.guestbookEntries = unsent;
  dispatchStorageEvent(null);
  expect(store.read().entries).toEqual([{ ...signed(), status: 'unsent' }]);

  const row = toRow(signed({ time: now + 5000 }));
  fake.rows.push(row);
  items.guestbookEntries = '[]';
  fake.intercept = unreachable;
  dispatchStorageEvent(unsent);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(3));
  expect(store.read().entries).toEqual([signed()]);
  fake.intercept = undefined;
  dispatchStorageEvent(unsent);
  expect(store.read().entries).toEqual([signed()]);
  await vi.waitFor(() => expect(store.read().entries).toEqual([signed({ time: row.time })]));
});

test('an entry that another tab sends while this one requests the list is visible, whichever comes first', async () => {
  const { fake, items, createStore, dispatchStorageEvent } = openBrowser();
  const unsent = JSON.stringify([{ ...signed(), unsent: true }]);
  items.guestbookEntries = unsent;
  let answer = (_answer: Response) => {};
  fake.intercept = ({ address }) =>
    address.pathname.endsWith('/guestbook_entries')
      ? new Promise((resolve) => (answer = resolve as typeof answer))
      : undefined;
  const store = createStore();
  store.subscribe(() => {});
  await vi.waitFor(() => expect(fake.calls).toHaveLength(2));

  // The list is older than the entry, and arrives between the change of the storage and its event.
  fake.intercept = undefined;
  fake.rows.push(toRow(signed()));
  items.guestbookEntries = '[]';
  answer(new Response('[]'));
  await vi.waitUntil(() => !store.read().isLoading);
  dispatchStorageEvent(unsent);
  expect(store.read().entries).toEqual([signed()]);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(3));
});

test('an entry that another tab has moved, or sent to the owner for approval, is shown once', async () => {
  const { items, openTab, dispatchStorageEvent } = openBrowser();
  const store = await openTab();
  const before = JSON.stringify([{ ...signed(), unsent: true }]);
  for (const status of ['unsent', 'waiting'] as const) {
    const moved = signed({ id: String(now + 1) });
    items.guestbookEntries = JSON.stringify([{ ...moved, [status]: true }]);
    dispatchStorageEvent(before);
    expect(store.read().entries).toEqual([{ ...moved, status }]);
  }
});

test('an entry that this tab could not send and another tab has sent stays visible', async () => {
  const { fake, items, openTab, createStore, readList, dispatchStorageEvent } = openBrowser();
  fake.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  const unsent = items.guestbookEntries as string;
  fake.intercept = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  dispatchStorageEvent(unsent);
  expect(store.read().entries).toEqual([signed()]);
});
