import { beforeEach, expect, test, vi } from 'vitest';
import { entryAt } from './entry-fixture.ts';
import { createFakeStorage } from './fake-storage.ts';
import { createLocalStore } from './local-store.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

const open = (storage: Storage) => {
  const store = createLocalStore(() => storage);
  store.subscribe(() => {});
  return store;
};

test('before there is a subscriber the book is loading', () => {
  expect(createLocalStore().read()).toEqual({ entries: [], isLoading: true, isOpen: true, approvesFirst: false });
});

test('what was stored earlier is shown newest first, without a status', () => {
  const rows = [{ ...entryAt(1), unsent: true }, entryAt(3), { ...entryAt(2), waiting: true }];
  const { storage } = createFakeStorage({ guestbookEntries: JSON.stringify(rows) });
  expect(open(storage).read()).toMatchObject({ entries: [entryAt(3), entryAt(2), entryAt(1)], isLoading: false });
});

test('a new entry is stored without a status, and shown', async () => {
  const { storage, readList } = createFakeStorage();
  const store = open(storage);
  expect(await store.add(entryAt(1), {})).toEqual({ isKept: true });
  expect(readList()).toEqual([entryAt(1)]);
  expect(store.read().entries).toEqual([entryAt(1)]);
});

test('of two entries in one millisecond the second moves on by 1 ms, and the same entry twice is one', async () => {
  const { storage, readList } = createFakeStorage();
  const store = open(storage);
  for (const message of ['First', 'Second', 'Second']) await store.add(entryAt(1, { message }), {});
  expect(readList()).toEqual([entryAt(2, { message: 'Second' }), entryAt(1, { message: 'First' })]);
});

test('an entry that the browser does not keep is shown, and reported as not kept', async () => {
  const { storage } = createFakeStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = open(storage);
  expect(await store.add(entryAt(1), {})).toEqual({ isKept: false });
  expect(store.read().entries).toEqual([entryAt(1)]);
});

test('an entry of another tab is shown, as long as there is a subscriber', () => {
  const { storage, items } = createFakeStorage();
  const store = createLocalStore(() => storage);
  const stop = store.subscribe(() => {});
  items.guestbookEntries = JSON.stringify([entryAt(1)]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  expect(store.read().entries).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'guestbookEntries' }));
  expect(store.read().entries).toEqual([entryAt(1)]);
  stop();
  items.guestbookEntries = '[]';
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(store.read().entries).toEqual([entryAt(1)]);
});
