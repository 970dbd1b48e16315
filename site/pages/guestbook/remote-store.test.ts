import { beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { createOwnEntries } from './own-entries.ts';
import { createRemoteStore } from './remote-store.ts';
import { runAlone } from './run-alone.ts';
import { createStandIn, createStorage, entryAt, toRow, unreachable } from './stand-in-backend.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

const now = Date.UTC(2025, 9, 27);
const signed = (rest = {}) => entryAt(now, rest);

let browsers = 0;

/** One browser; `openTab` opens the guestbook in it, `visit` another page. */
function openBrowser(standIn = createStandIn(), { storage, readList, items } = createStorage()) {
  browsers += 1;
  const browser = `browser ${browsers} `;
  const createStore = () =>
    createRemoteStore({
      // The locks of one browser are none of another's.
      alone: (name, ...rest) => runAlone(browser + name, ...rest),
      backend: createBackend({ address: () => 'https://site.example/rest/v1', request: standIn.request }),
      own: createOwnEntries(() => storage),
      now: () => now,
    });
  const openTab = async () => {
    const store = createStore();
    store.watch(() => {});
    await vi.waitFor(() => expect(store.read().isLoading).toBe(false));
    return store;
  };
  const tellTabs = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'guestbookEntries' }));
  return { standIn, storage, items, readList, createStore, openTab, tellTabs };
}

test('the book shows what the backend has, and what it says of itself', async () => {
  const standIn = createStandIn({ rows: [toRow(entryAt(1))], status: { is_open: false, approves_first: true } });
  const store = await openBrowser(standIn).openTab();
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isOpen: false, approvesFirst: true }));
  expect(store.read().entries).toEqual([entryAt(1)]);
});

test('a backend that does not know its status loses nothing', async () => {
  const standIn = createStandIn({ rows: [toRow(entryAt(1))] });
  standIn.intercept = ({ address }) => (address.pathname.endsWith('status') ? unreachable() : undefined);
  const store = await openBrowser(standIn).openTab();
  expect(store.read()).toEqual({ entries: [entryAt(1)], isLoading: false, isOpen: true, approvesFirst: false });
});

test('a signed entry is everybody’s, and nothing of it stays in the browser', async () => {
  const { standIn, openTab, readList } = openBrowser();
  const store = await openTab();
  expect(await store.add(signed(), { fillMs: 4000 })).toEqual({ isKept: true });
  expect(store.read().entries).toEqual([signed()]);
  expect(readList()).toEqual([]);
  expect((await openBrowser(standIn).openTab()).read().entries).toEqual([signed()]);
});

test('an entry is kept before it is sent: a tab closed in the middle loses nothing', async () => {
  const { standIn, openTab, readList } = openBrowser();
  const store = await openTab();
  standIn.intercept = () => new Promise<Response>(() => {});
  void store.add(signed(), { fillMs: 4000 });
  expect(readList()).toEqual([{ ...signed(), unsent: true, filled: 4000 }]);
  // On the page itself it is not said to wait while it is on its way.
  expect(store.read().entries).toEqual([]);
});

test('without a backend the book is what the browser has, and a new entry is shown as unsent', async () => {
  const { standIn, openTab, readList } = openBrowser(
    undefined,
    createStorage({ guestbookEntries: JSON.stringify([entryAt(1)]) }),
  );
  standIn.intercept = unreachable;
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ fate: 'unsent', isKept: true });
  expect(store.read().entries).toEqual([
    { ...signed(), fate: 'unsent' },
    { ...entryAt(1), fate: 'local' },
  ]);
  expect(readList()).toEqual([{ ...signed(), unsent: true }, entryAt(1)]);
});

test('what was unsent is sent from the next page that is opened, once, with how its form was filled in', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.intercept = unreachable;
  await (await openTab()).add(signed(), { fillMs: 1200, isTrapped: true });
  standIn.intercept = undefined;

  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.rows).toEqual([toRow(signed())]);
  expect(standIn.calls.at(-1)?.headers.get('x-client-info')).toBe('bonbon; filled=1200; trapped=1');
});

test('the open book follows: what was sent is everybody’s now', async () => {
  const { standIn, openTab } = openBrowser(createStandIn({ rows: [toRow(entryAt(1))] }));
  standIn.intercept = unreachable;
  const store = await openTab();
  standIn.intercept = undefined;
  page.dispatchEvent(new Event('online'));
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

test('an answer that was lost doubles nothing', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.lose = ({ method }) => method === 'POST';
  expect(await (await openTab()).add(signed(), {})).toEqual({ fate: 'unsent', isKept: true });
  standIn.lose = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  expect(standIn.rows).toEqual([toRow(signed())]);
});

test('an entry whose answer was lost is not sent again once it is in the list', async () => {
  const { standIn, openTab, readList } = openBrowser();
  standIn.lose = ({ method }) => method === 'POST';
  await (await openTab()).add(signed(), {});
  expect((await openTab()).read().entries).toEqual([signed()]);
  expect(readList()).toEqual([]);
  expect(standIn.inserts()).toHaveLength(1);
});

test('the same words again before the first could be sent are the same entry', async () => {
  const { standIn, openTab, readList } = openBrowser();
  standIn.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  expect(readList()).toEqual([{ ...signed(), unsent: true }]);
});

test('an entry moves on where the id is taken, in the browser, too', async () => {
  const { standIn, openTab, readList } = openBrowser(createStandIn({ rows: [toRow(signed({ name: 'Pond' }))] }));
  standIn.lose = ({ method, body }) => method === 'POST' && (body as { id: string }).id !== String(now);
  const store = await openTab();
  await store.add(signed(), {});
  const moved = { ...signed(), id: String(now + 1), time: now + 1 };
  expect(readList()).toEqual([{ ...moved, unsent: true }]);
  expect(store.read().entries).toMatchObject([moved, { name: 'Pond' }]);
});

test('an entry that waits for the owner is kept and shown as waiting, until everybody sees it', async () => {
  const { standIn, openTab, readList } = openBrowser(
    createStandIn({ status: { is_open: true, approves_first: true } }),
  );
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ fate: 'waiting', isKept: true });
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
  expect((await openTab()).read().entries).toEqual([{ ...signed(), fate: 'waiting' }]);

  standIn.rows = standIn.rows.map((row) => ({ ...row, state: 'visible' }));
  expect((await openTab()).read().entries).toEqual([signed()]);
  expect(readList()).toEqual([]);
});

test('the same words twice wait once', async () => {
  const { openTab, readList } = openBrowser(createStandIn({ status: { is_open: true, approves_first: true } }));
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
});

test('a refused entry stays on its author’s screen, and is not sent again', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.intercept = ({ method }) =>
    method === 'POST' ? new Response('{"code":"23514"}', { status: 400 }) : undefined;
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ fate: 'refused', isKept: true });
  expect(store.read().entries).toEqual([{ ...signed(), fate: 'refused' }]);
  expect(readList()).toEqual([{ ...signed(), refused: true }]);
  createStore().resend();
  await Promise.resolve();
  expect(standIn.inserts()).toHaveLength(1);
});

test('a book that closes while someone signs says so, and keeps the entry for later', async () => {
  const { standIn, openTab } = openBrowser();
  const store = await openTab();
  standIn.status = { is_open: false, approves_first: false };
  expect(await store.add(signed(), {})).toEqual({ fate: 'unsent', isKept: true });
  expect(store.read()).toMatchObject({ isOpen: false, entries: [{ fate: 'unsent' }] });
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
  items.guestbookEntries = JSON.stringify([{ ...signed(), unsent: true }]);
  tellTabs();
  expect(store.read().entries).toEqual([{ ...signed(), fate: 'unsent' }]);

  standIn.rows.push(toRow(signed()));
  items.guestbookEntries = '[]';
  tellTabs();
  expect(store.read().entries).toHaveLength(1);
  await vi.waitFor(() => expect(store.read().entries).toEqual([signed()]));
});

test('what this tab could not send and another has sent stays in sight, too', async () => {
  const { standIn, openTab, createStore, readList, tellTabs } = openBrowser();
  standIn.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  standIn.intercept = undefined;
  createStore().resend();
  await vi.waitFor(() => expect(readList()).toEqual([]));
  tellTabs();
  expect(store.read().entries).toHaveLength(1);
  await vi.waitFor(() => expect(store.read().entries).toEqual([signed()]));
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
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(store.read().entries.filter(({ fate }) => fate)).toEqual([]));
  expect(standIn.rows).toHaveLength(3);
});

test('a list that comes late does not take away what was signed meanwhile', async () => {
  const { standIn, createStore } = openBrowser();
  let answer = (_answer?: Response) => {};
  standIn.intercept = ({ method, address }) =>
    method === 'GET' && address.searchParams.has('order')
      ? new Promise((resolve) => (answer = resolve as typeof answer))
      : undefined;
  const store = createStore();
  store.watch(() => {});
  await store.add(signed(), {});
  answer(new Response('[]'));
  await vi.waitFor(() => expect(store.read().isLoading).toBe(false));
  expect(store.read().entries).toEqual([signed()]);
});
