import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage, entryAt } from './fake-backend.ts';
import { createLocalStore } from './local-store.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

const open = (storage: Storage) => {
  const store = createLocalStore(() => storage);
  store.watch(() => {});
  return store;
};

test('before it is opened, the book is neither empty nor full', () => {
  expect(createLocalStore().read()).toEqual({ entries: [], isLoading: true, isOpen: true, approvesFirst: false });
});

test('what was stored earlier is shown newest first, without marks', () => {
  const rows = [{ ...entryAt(1), unsent: true }, entryAt(3), { ...entryAt(2), waiting: true }];
  const { storage } = createStorage({ guestbookEntries: JSON.stringify(rows) });
  expect(open(storage).read()).toMatchObject({ entries: [entryAt(3), entryAt(2), entryAt(1)], isLoading: false });
});

test('a new entry is stored without marks, and shown', async () => {
  const { storage, readList } = createStorage();
  const store = open(storage);
  expect(await store.add(entryAt(1), {})).toEqual({ isKept: true });
  expect(readList()).toEqual([entryAt(1)]);
  expect(store.read().entries).toEqual([entryAt(1)]);
});

test('of two entries in one millisecond the second moves on by 1 ms, and the same twice is one', async () => {
  const { storage, readList } = createStorage();
  const store = open(storage);
  for (const message of ['First', 'Second', 'Second']) await store.add(entryAt(1, { message }), {});
  expect(readList()).toEqual([entryAt(2, { message: 'Second' }), entryAt(1, { message: 'First' })]);
});

test('what a browser does not keep is shown, and said', async () => {
  const { storage } = createStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = open(storage);
  expect(await store.add(entryAt(1), {})).toEqual({ isKept: false });
  expect(store.read().entries).toEqual([entryAt(1)]);
});

test('what another tab writes is shown, until nobody looks any more', () => {
  const { storage, items } = createStorage();
  const store = createLocalStore(() => storage);
  const stop = store.watch(() => {});
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
