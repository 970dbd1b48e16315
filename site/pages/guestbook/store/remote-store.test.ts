import { expect, test, vi } from 'vitest';
import { createStandIn, createStorage, entryAt, toRow, unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';

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
  const open = { isLoading: false, isOpen: true, approvesFirst: false };
  expect(store.read()).toEqual({ entries: [entryAt(1)], hasOthers: true, ...open });
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
  const { standIn, openTab, readList, tellTabs } = openBrowser();
  const store = await openTab();
  standIn.intercept = () => new Promise<Response>(() => {});
  void store.add(signed(), { fillMs: 4000 });
  expect(readList()).toEqual([{ ...signed(), unsent: true, filled: 4000 }]);
  // On the page itself it is not said to wait while it is on its way.
  tellTabs(null);
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

test('an entry that waits has the time that the backend gave it, where the visitor’s clock is wrong', async () => {
  const { standIn, openTab, readList } = openBrowser();
  const row = toRow(signed(), { time: now - 5000, state: 'waiting' });
  standIn.intercept = ({ method }) =>
    method === 'POST' ? new Response(JSON.stringify(row), { status: 201 }) : undefined;
  const store = await openTab();
  await store.add(signed(), {});
  expect(readList()).toEqual([{ ...signed(), time: now - 5000, waiting: true }]);
  expect(store.read().entries).toEqual([{ ...signed(), time: now - 5000, fate: 'waiting' }]);
});

test.each([now - 5000, now])('the same words by somebody else (signed at %i) are another entry', async (time) => {
  const first = entryAt(time);
  const { standIn, openTab, readList } = openBrowser(createStandIn({ rows: [toRow(first)] }));
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ isKept: true });
  expect(standIn.rows).toHaveLength(2);
  expect(store.read().entries).toHaveLength(2);
  expect(readList()).toEqual([]);
});

test('two browsers that could not send the same words of the same millisecond both get theirs into the book', async () => {
  const standIn = createStandIn();
  const browsers = [openBrowser(standIn), openBrowser(standIn)];
  standIn.intercept = unreachable;
  for (const { openTab } of browsers) await (await openTab()).add(signed(), {});
  standIn.intercept = undefined;
  for (const { openTab, createStore, readList } of browsers) {
    // The list has the other's already.
    await openTab();
    createStore().resend();
    await vi.waitFor(() => expect(readList()).toEqual([]));
  }
  expect(standIn.rows.map(({ id }) => id)).toEqual([String(now), String(now + 1)]);
});

test('the same words once more on the same page are the entry that is there', async () => {
  const { standIn, openTab } = openBrowser();
  const store = await openTab();
  for (const time of [now, now + 500]) {
    expect(await store.add({ ...signed(), id: String(time), time }, {})).toEqual({ isKept: true });
  }
  expect(standIn.rows).toEqual([toRow(signed())]);
  expect(store.read().entries).toEqual([signed()]);
});

test('the same words twice wait once', async () => {
  const { openTab, readList } = openBrowser(createStandIn({ status: { is_open: true, approves_first: true } }));
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
});

test('who signs again while the entry is being sent keeps it on the screen', async () => {
  const { standIn, openTab, readList } = openBrowser(
    createStandIn({ status: { is_open: true, approves_first: true } }),
    createStorage({ guestbookEntries: JSON.stringify([{ ...signed(), unsent: true }]) }),
  );
  const store = await openTab();
  let goOn = () => {};
  const held = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined);
  });
  standIn.intercept = ({ method }) => (method === 'POST' ? (held as unknown as Promise<Response>) : undefined);
  store.resend();
  await vi.waitUntil(() => standIn.inserts().length === 1);
  const adding = store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  goOn();
  expect(await adding).toEqual({ fate: 'waiting', isKept: true });
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
});

test('the same words with a website, before the first could be sent, take it along', async () => {
  const { standIn, openTab, readList } = openBrowser();
  standIn.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500, website: 'https://moth.example/' }, {});
  expect(readList()).toEqual([{ ...signed(), website: 'https://moth.example/', unsent: true }]);
});

test('a backend that answers to a new entry is asked for the others, which it could not tell before', async () => {
  const { standIn, openTab } = openBrowser(createStandIn({ rows: [toRow(entryAt(1, { name: 'Pond' }))] }));
  standIn.intercept = unreachable;
  const store = await openTab();
  standIn.intercept = undefined;
  await store.add(signed(), {});
  await vi.waitFor(() => expect(store.read().entries).toEqual([signed(), entryAt(1, { name: 'Pond' })]));
});

test('a refused entry stays on its author’s screen, and is not sent again', async () => {
  const { standIn, openTab, createStore, readList } = openBrowser();
  standIn.intercept = ({ method }) =>
    method === 'POST' ? new Response('{"code":"23514"}', { status: 400 }) : undefined;
  const store = await openTab();
  const refused = { ...signed(), fate: 'refused' };
  expect(await store.add(signed(), {})).toEqual({ fate: 'refused', isKept: true, refused });
  expect(store.read().entries).toEqual([refused]);
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

test('of two lists the one that was asked for last counts', async () => {
  const { standIn, openTab } = openBrowser();
  const answers: ((rows: object[]) => void)[] = [];
  const store = await openTab();
  standIn.intercept = () =>
    new Promise((resolve) => answers.push((rows) => resolve(new Response(JSON.stringify(rows)))));
  for (let count = 0; count < 2; count++) store.watch(() => {})();
  await vi.waitUntil(() => answers.length === 4);
  const [, olderList, , newerList] = answers;
  newerList?.([entryAt(2)]);
  await vi.waitUntil(() => store.read().entries.length > 0);
  olderList?.([entryAt(1)]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.read().entries).toEqual([entryAt(2)]);
});
