import { expect, test, vi } from 'vitest';
import { entryAt, toRow } from './entry-fixture.ts';
import { createFakeBackend, unreachable } from './fake-backend.ts';
import { now, openBrowser, signed } from './fake-browser.ts';
import { createFakeStorage } from './fake-storage.ts';

test('the book has the entries and the status of the backend', async () => {
  const fake = createFakeBackend({ rows: [toRow(entryAt(1))], status: { is_open: false, approves_first: true } });
  const store = await openBrowser(fake).openTab();
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isOpen: false, approvesFirst: true }));
  expect(store.read().entries).toEqual([entryAt(1)]);
});

test('a backend without a status still shows its entries', async () => {
  const fake = createFakeBackend({ rows: [toRow(entryAt(1))] });
  fake.intercept = ({ address }) => (address.pathname.endsWith('status') ? unreachable() : undefined);
  const store = await openBrowser(fake).openTab();
  const open = { isLoading: false, isOpen: true, approvesFirst: false };
  expect(store.read()).toEqual({ entries: [entryAt(1)], hasOthers: true, links: {}, ...open });
});

test('a signed entry is public, and nothing of it stays in the browser', async () => {
  const { fake, openTab, readList } = openBrowser();
  const store = await openTab();
  expect(await store.add(signed(), { fillMs: 4000 })).toEqual({ isKept: true });
  expect(store.read().entries).toEqual([signed()]);
  expect(readList()).toEqual([]);
  expect((await openBrowser(fake).openTab()).read().entries).toEqual([signed()]);
});

test('an entry is kept before it is sent, and not shown as unsent meanwhile', async () => {
  const { fake, openTab, readList, dispatchStorageEvent } = openBrowser();
  const store = await openTab();
  fake.intercept = () => new Promise<Response>(() => {});
  void store.add(signed(), { fillMs: 4000 });
  expect(readList()).toEqual([{ ...signed(), unsent: true, filled: 4000 }]);
  dispatchStorageEvent(null);
  expect(store.read().entries).toEqual([]);
});

test('without a backend the book shows this browser’s entries, and a new one as unsent', async () => {
  const { fake, openTab, readList } = openBrowser(
    undefined,
    createFakeStorage({ guestbookEntries: JSON.stringify([entryAt(1)]) }),
  );
  fake.intercept = unreachable;
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ status: 'unsent', isKept: true });
  expect(store.read().entries).toEqual([
    { ...signed(), status: 'unsent' },
    { ...entryAt(1), status: 'local' },
  ]);
  expect(readList()).toEqual([{ ...signed(), unsent: true }, entryAt(1)]);
});

test('signing the same words again before the first were sent makes one entry', async () => {
  const { fake, openTab, readList } = openBrowser();
  fake.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  expect(readList()).toEqual([{ ...signed(), unsent: true }]);
});

test('an entry whose id is taken gets the next one in the browser’s storage, too', async () => {
  const { fake, openTab, readList } = openBrowser(createFakeBackend({ rows: [toRow(signed({ name: 'Pond' }))] }));
  fake.lose = ({ method, body }) => method === 'POST' && (body as { id: string }).id !== String(now);
  const store = await openTab();
  await store.add(signed(), {});
  const moved = { ...signed(), id: String(now + 1), time: now + 1 };
  expect(readList()).toEqual([{ ...moved, unsent: true }]);
  expect(store.read().entries).toMatchObject([moved, { name: 'Pond' }]);
});

test('an entry that waits for the owner is kept and shown as waiting until it is public', async () => {
  const { fake, openTab, readList } = openBrowser(
    createFakeBackend({ status: { is_open: true, approves_first: true } }),
  );
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ status: 'waiting', isKept: true });
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
  expect((await openTab()).read().entries).toEqual([{ ...signed(), status: 'waiting' }]);

  fake.rows = fake.rows.map((row) => ({ ...row, state: 'visible' }));
  expect((await openTab()).read().entries).toEqual([signed()]);
  expect(readList()).toEqual([]);
});

test('a waiting entry has the backend’s time, even if the visitor’s clock is wrong', async () => {
  const { fake, openTab, readList } = openBrowser();
  const row = toRow(signed(), { time: now - 5000, state: 'waiting' });
  fake.intercept = ({ method }) => (method === 'POST' ? new Response(JSON.stringify(row), { status: 201 }) : undefined);
  const store = await openTab();
  await store.add(signed(), {});
  expect(readList()).toEqual([{ ...signed(), time: now - 5000, waiting: true }]);
  expect(store.read().entries).toEqual([{ ...signed(), time: now - 5000, status: 'waiting' }]);
});

test.each([now - 5000, now])('the same words by somebody else (signed at %i) are another entry', async (time) => {
  const first = entryAt(time);
  const { fake, openTab, readList } = openBrowser(createFakeBackend({ rows: [toRow(first)] }));
  const store = await openTab();
  expect(await store.add(signed(), {})).toEqual({ isKept: true });
  expect(fake.rows).toHaveLength(2);
  expect(store.read().entries).toHaveLength(2);
  expect(readList()).toEqual([]);
});

test('two browsers with the same unsent words of the same millisecond both get theirs into the book', async () => {
  const fake = createFakeBackend();
  const browsers = [openBrowser(fake), openBrowser(fake)];
  fake.intercept = unreachable;
  for (const { openTab } of browsers) await (await openTab()).add(signed(), {});
  fake.intercept = undefined;
  for (const { openTab, createStore, readList } of browsers) {
    // The list already has the other browser's entry.
    await openTab();
    createStore().resend();
    await vi.waitFor(() => expect(readList()).toEqual([]));
  }
  expect(fake.rows.map(({ id }) => id)).toEqual([String(now), String(now + 1)]);
});

test('signing the same words again on the same page adds no entry', async () => {
  const { fake, openTab } = openBrowser();
  const store = await openTab();
  for (const time of [now, now + 500]) {
    expect(await store.add({ ...signed(), id: String(time), time }, {})).toEqual({ isKept: true });
  }
  expect(fake.rows).toEqual([toRow(signed())]);
  expect(store.read().entries).toEqual([signed()]);
});

test('the same words twice are one waiting entry', async () => {
  const { openTab, readList } = openBrowser(createFakeBackend({ status: { is_open: true, approves_first: true } }));
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
});

test('signing again while the entry is being resent keeps it on the page', async () => {
  const { fake, openTab, readList } = openBrowser(
    createFakeBackend({ status: { is_open: true, approves_first: true } }),
    createFakeStorage({ guestbookEntries: JSON.stringify([{ ...signed(), unsent: true }]) }),
  );
  const store = await openTab();
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  fake.intercept = ({ method }) => (method === 'POST' ? (held as unknown as Promise<Response>) : undefined);
  store.resend();
  await vi.waitUntil(() => fake.inserts().length === 1);
  const adding = store.add({ ...signed(), id: String(now + 500), time: now + 500 }, {});
  release();
  expect(await adding).toEqual({ status: 'waiting', isKept: true });
  expect(readList()).toEqual([{ ...signed(), waiting: true }]);
});

test('the same words with a website, before the first were sent, add the website', async () => {
  const { fake, openTab, readList } = openBrowser();
  fake.intercept = unreachable;
  const store = await openTab();
  await store.add(signed(), {});
  await store.add({ ...signed(), id: String(now + 500), time: now + 500, website: 'https://moth.example/' }, {});
  expect(readList()).toEqual([{ ...signed(), website: 'https://moth.example/', unsent: true }]);
});

test('after the backend accepts an entry, the messages that failed to load are requested again', async () => {
  const { fake, openTab } = openBrowser(createFakeBackend({ rows: [toRow(entryAt(1, { name: 'Pond' }))] }));
  fake.intercept = unreachable;
  const store = await openTab();
  fake.intercept = undefined;
  await store.add(signed(), {});
  await vi.waitFor(() => expect(store.read().entries).toEqual([signed(), entryAt(1, { name: 'Pond' })]));
});

test('a refused entry stays on its author’s page, and is not sent again', async () => {
  const { fake, openTab, createStore, readList } = openBrowser();
  fake.intercept = ({ method }) => (method === 'POST' ? new Response('{"code":"23514"}', { status: 400 }) : undefined);
  const store = await openTab();
  const refused = { ...signed(), status: 'refused' };
  expect(await store.add(signed(), {})).toEqual({ status: 'refused', isKept: true, refused });
  expect(store.read().entries).toEqual([refused]);
  expect(readList()).toEqual([{ ...signed(), refused: true }]);
  createStore().resend();
  await Promise.resolve();
  expect(fake.inserts()).toHaveLength(1);
});

test('a book that closes while a visitor signs is shown as closed, and the entry is kept', async () => {
  const { fake, openTab } = openBrowser();
  const store = await openTab();
  fake.status = { is_open: false, approves_first: false };
  expect(await store.add(signed(), {})).toEqual({ status: 'unsent', isKept: true });
  expect(store.read()).toMatchObject({ isOpen: false, entries: [{ status: 'unsent' }] });
});

test('a list that arrives late does not remove what was signed meanwhile', async () => {
  const { fake, createStore } = openBrowser();
  let answer = (_answer?: Response) => {};
  fake.intercept = ({ method, address }) =>
    method === 'GET' && address.searchParams.has('order')
      ? new Promise((resolve) => (answer = resolve as typeof answer))
      : undefined;
  const store = createStore();
  store.subscribe(() => {});
  await store.add(signed(), {});
  answer(new Response('[]'));
  await vi.waitFor(() => expect(store.read().isLoading).toBe(false));
  expect(store.read().entries).toEqual([signed()]);
});

test('of two lists, the one that was requested last counts', async () => {
  const { fake, openTab } = openBrowser();
  const answers: ((rows: object[]) => void)[] = [];
  const store = await openTab();
  fake.intercept = () => new Promise((resolve) => answers.push((rows) => resolve(new Response(JSON.stringify(rows)))));
  for (let count = 0; count < 2; count++) store.subscribe(() => {})();
  await vi.waitUntil(() => answers.length === 4);
  const [, olderList, , newerList] = answers;
  newerList?.([entryAt(2)]);
  await vi.waitUntil(() => store.read().entries.length > 0);
  olderList?.([entryAt(1)]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.read().entries).toEqual([entryAt(2)]);
});
