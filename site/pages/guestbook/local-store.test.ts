import { expect, test } from 'vitest';
import type { Entry } from '#model/guestbook.ts';
import { createLocalStore } from './local-store.ts';

const entryAt = (time: number, message = 'Hello!'): Entry => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message,
  time,
});

/** A browser's storage as far as the store needs it, shared by all "tabs" that are given it. */
function createStorage(items: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
  return { storage, items, readList: () => JSON.parse(items.guestbookEntries ?? 'null') };
}

test('entries are kept under the key guestbookEntries', async () => {
  const { storage, readList } = createStorage();
  expect(await createLocalStore(() => storage).add(entryAt(1))).toEqual({ entry: entryAt(1), isKept: true });
  expect(readList()).toEqual([entryAt(1)]);
});

test('entries come newest first, however they were stored', async () => {
  const { storage } = createStorage({ guestbookEntries: JSON.stringify([entryAt(1), entryAt(3), entryAt(2)]) });
  const entries = await createLocalStore(() => storage).list();
  expect(entries.map(({ time }) => time)).toEqual([3, 2, 1]);
});

test.each([undefined, '', 'not json', '{"id":"1"}', 'null', '"text"'])('%j is no entries', async (stored) => {
  const { storage } = createStorage(stored === undefined ? {} : { guestbookEntries: stored });
  expect(await createLocalStore(() => storage).list()).toEqual([]);
});

test('a value that is no list moves to another key before an entry takes its place', async () => {
  const { storage, items, readList } = createStorage({ guestbookEntries: 'not json' });
  await createLocalStore(() => storage).add(entryAt(1));
  expect(readList()).toEqual([entryAt(1)]);
  expect(items.guestbookEntriesUnreadable).toBe('not json');
});

test('rows of another shape are skipped when reading and kept when writing', async () => {
  const odd = [{ kind: 'sticker', x: 3 }, null, { ...entryAt(1), reply: 'Thank you!' }];
  const { storage, readList } = createStorage({ guestbookEntries: JSON.stringify(odd) });
  const store = createLocalStore(() => storage);
  expect(await store.list()).toEqual([entryAt(1)]);
  await store.add(entryAt(2));
  expect(readList()).toEqual([entryAt(2), ...odd]);
});

test('an entry that another tab wrote in between is not lost', async () => {
  const { storage, readList } = createStorage();
  const [tab, otherTab] = [createLocalStore(() => storage), createLocalStore(() => storage)];
  await tab.list();
  await otherTab.list();
  await tab.add(entryAt(1));
  await otherTab.add(entryAt(2));
  expect(readList()).toEqual([entryAt(2), entryAt(1)]);
});

test('of two entries in one millisecond the second moves on by 1 ms', async () => {
  const { storage, readList } = createStorage();
  const store = createLocalStore(() => storage);
  await store.add(entryAt(1, 'First'));
  expect(await store.add(entryAt(1, 'Second'))).toEqual({ entry: entryAt(2, 'Second'), isKept: true });
  expect(readList()).toEqual([entryAt(2, 'Second'), entryAt(1, 'First')]);
});

test('the same entry twice is kept once', async () => {
  const { storage, readList } = createStorage();
  const store = createLocalStore(() => storage);
  await store.add(entryAt(1));
  expect(await store.add(entryAt(1))).toEqual({ entry: entryAt(1), isKept: true });
  expect(readList()).toEqual([entryAt(1)]);
});

test('a browser that refuses storage lists what was signed since, and says that it is not kept', async () => {
  const store = createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await store.list()).toEqual([]);
  expect(await store.add(entryAt(1))).toEqual({ entry: entryAt(1), isKept: false });
  expect(await store.add(entryAt(1))).toEqual({ entry: entryAt(1), isKept: false });
  expect(await store.list()).toEqual([entryAt(1)]);
});

test('what did not fit is kept as soon as there is room', async () => {
  const { storage, readList } = createStorage();
  const write = storage.setItem;
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = createLocalStore(() => storage);
  expect(await store.add(entryAt(1))).toMatchObject({ isKept: false });
  storage.setItem = write;
  expect(await store.add(entryAt(2))).toMatchObject({ isKept: true });
  await store.add(entryAt(3));
  expect(readList()).toEqual([entryAt(3), entryAt(2), entryAt(1)]);
});
