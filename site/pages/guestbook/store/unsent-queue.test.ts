import { expect, onTestFinished, test, vi } from 'vitest';
import { createStandIn, createStorage, entryAt, toRow, unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';

test('what was unsent is sent from the next page that is opened, once, with how its form was filled in', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.intercept = unreachable;
  await (await openTab()).add(signed(), { fillMs: 1200, isTrapped: true });
  standIn.intercept = undefined;

  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.rows).toEqual([toRow(signed())]);
  expect(standIn.calls.at(-1)?.headers.get('x-client-info')).toMatch(
    /^bonbon; filled=1200; trapped=1; resend=[0-9a-z]{28}$/,
  );
});

test('a book that could not be read is read when the line is back', async () => {
  const { standIn, openTab, goOnline } = openBrowser(createStandIn({ rows: [toRow(entryAt(1))] }));
  standIn.intercept = unreachable;
  const store = await openTab();
  standIn.intercept = undefined;
  goOnline();
  await vi.waitFor(() => expect(store.read().entries).toEqual([entryAt(1)]));
});

test('two tabs that send at once send once', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.intercept = unreachable;
  await (await openTab()).add(signed(), {});
  standIn.calls.length = 0;
  let answer = (_answer?: Response) => {};
  standIn.intercept = () => new Promise((resolve) => (answer = resolve as typeof answer));

  const [tab, otherTab] = [createStore(), createStore()];
  tab.resend();
  otherTab.resend();
  await vi.waitFor(() => expect(standIn.inserts()).toHaveLength(1));
  answer(undefined);
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.inserts()).toHaveLength(1);
  expect(standIn.rows).toHaveLength(1);
});

test('what another tab has sent meanwhile is left out', async () => {
  const rows = [1, 2].map((time) => ({ ...entryAt(time, { message: `Number ${time}` }), unsent: true }));
  const { standIn, createStore, readList } = openBrowser(
    undefined,
    createStorage({ guestbookEntries: JSON.stringify(rows) }),
  );
  let answer = (_answer?: Response) => {};
  standIn.intercept = ({ body }) =>
    (body as { id: string }).id === '1' ? new Promise((resolve) => (answer = resolve as typeof answer)) : undefined;
  createStore().resend();
  await vi.waitFor(() => expect(standIn.inserts()).toHaveLength(1));
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toHaveLength(1));
  answer(undefined);
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.inserts().map(({ id }) => id)).toEqual(['1', '2']);
});

test('an answer that was lost doubles nothing', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.lose = ({ method }) => method === 'POST';
  expect(await (await openTab()).add(signed(), {})).toEqual({ fate: 'unsent', isKept: true });
  standIn.lose = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.rows).toEqual([toRow(signed())]);
});

test('an entry whose answer was lost is shown once when it is in the list, and settled by asking the backend', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.lose = ({ method }) => method === 'POST';
  await (await openTab()).add(signed(), {});
  standIn.lose = undefined;
  expect((await openTab()).read().entries).toEqual([signed()]);
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.rows).toHaveLength(1);
});

test('one entry that fails does not hold up the others; a backend that is gone is left alone', async () => {
  const rows = [1, 2, 3].map((time) => ({ ...entryAt(time, { message: `Number ${time}` }), unsent: true }));
  const { standIn, createStore, readList } = openBrowser(
    undefined,
    createStorage({ guestbookEntries: JSON.stringify(rows) }),
  );
  standIn.intercept = ({ body }) =>
    (body as { id: string }).id === '1' ? new Response('<h1>No</h1>', { status: 500 }) : undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toHaveLength(1));
  expect(standIn.inserts().map(({ id }) => id)).toEqual(['1', '2', '3']);

  const gone = openBrowser(undefined, createStorage({ guestbookEntries: JSON.stringify(rows) }));
  gone.standIn.intercept = unreachable;
  gone.createStore().resend();
  await vi.waitFor(() => expect(gone.standIn.inserts()).toHaveLength(1));
});

test('what another tab writes shows at once; what it has sent stays in sight until the list has it', async () => {
  const { standIn, items, openTab, tellTabs } = openBrowser();
  const store = await openTab();
  const unsent = JSON.stringify([{ ...signed(), unsent: true }]);
  items.guestbookEntries = unsent;
  tellTabs(null);
  expect(store.read().entries).toEqual([{ ...signed(), fate: 'unsent' }]);

  const row = toRow(signed({ time: now + 5000 }));
  standIn.rows.push(row);
  items.guestbookEntries = '[]';
  standIn.intercept = unreachable;
  tellTabs(unsent);
  await vi.waitFor(() => expect(standIn.calls).toHaveLength(3));
  expect(store.read().entries).toEqual([signed()]);
  standIn.intercept = undefined;
  tellTabs(unsent);
  expect(store.read().entries).toEqual([signed()]);
  await vi.waitFor(() => expect(store.read().entries).toEqual([signed({ time: row.time })]));
});

test('what another tab sends while this one asks for the list is in sight, whichever answer comes first', async () => {
  const { standIn, items, createStore, tellTabs } = openBrowser();
  const unsent = JSON.stringify([{ ...signed(), unsent: true }]);
  items.guestbookEntries = unsent;
  let answer = (_answer: Response) => {};
  standIn.intercept = ({ address }) =>
    address.pathname.endsWith('/guestbook_entries')
      ? new Promise((resolve) => (answer = resolve as typeof answer))
      : undefined;
  const store = createStore();
  store.watch(() => {});
  await vi.waitFor(() => expect(standIn.calls).toHaveLength(2));

  // The list is older than the entry. It comes when the storage has changed, and the event is still on its way.
  standIn.intercept = undefined;
  standIn.rows.push(toRow(signed()));
  items.guestbookEntries = '[]';
  answer(new Response('[]'));
  await vi.waitUntil(() => !store.read().isLoading);
  tellTabs(unsent);
  expect(store.read().entries).toEqual([signed()]);
  await vi.waitFor(() => expect(standIn.calls).toHaveLength(3));
});

test('what another tab has moved, or has sent to wait for the owner, is not doubled', async () => {
  const { items, openTab, tellTabs } = openBrowser();
  const store = await openTab();
  const before = JSON.stringify([{ ...signed(), unsent: true }]);
  for (const fate of ['unsent', 'waiting'] as const) {
    const moved = signed({ id: String(now + 1) });
    items.guestbookEntries = JSON.stringify([{ ...moved, [fate]: true }]);
    tellTabs(before);
    expect(store.read().entries).toEqual([{ ...moved, fate }]);
  }
});

test('what this tab could not send and another has sent stays in sight, too', async () => {
  const { standIn, items, openTab, createStore, readList, tellTabs } = openBrowser();
  standIn.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  const unsent = items.guestbookEntries as string;
  standIn.intercept = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  tellTabs(unsent);
  expect(store.read().entries).toEqual([signed()]);
});

test('a browser that keeps nothing still sends, and says what it does not keep', async () => {
  const { standIn, storage, openTab } = openBrowser();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ isKept: true });

  standIn.intercept = unreachable;
  const second = entryAt(now + 1, { message: 'Second' });
  expect(await store.add(second, {})).toEqual({ fate: 'unsent', isKept: false });
  expect(store.read().entries).toEqual([{ ...second, fate: 'unsent', isUnkept: true }, signed()]);

  // As long as the page lives it is sent as any other: here with the next entry that gets through.
  standIn.intercept = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await store.add(entryAt(now + 2, { message: 'Third' }), {});
  onTestFinished(() => void vi.useRealTimers());
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(6000);
    expect(store.read().entries.filter(({ fate }) => fate)).toEqual([]);
  });
  expect(standIn.rows).toHaveLength(3);
});
