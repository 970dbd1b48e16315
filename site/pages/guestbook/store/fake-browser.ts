import { onTestFinished, vi } from 'vitest';
import { entryAt } from './entry-fixture.ts';
import { createFakeBackend } from './fake-backend.ts';
import { createFakeStorage } from './fake-storage.ts';
import { createOwnEntries } from './own-entries.ts';
import { createRemoteStore } from './remote-store.ts';

export const now = Date.UTC(2025, 9, 27);
/** The entry that a test's visitor signs. */
export const signed = (rest = {}) => entryAt(now, rest);

let browsers = 0;

/** A browser with its storage and its tabs, in front of a backend. */
export function openBrowser(fake = createFakeBackend(), { storage, readList, items } = createFakeStorage()) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  browsers += 1;
  const prefix = `browser ${browsers} `;
  // Browsers do not share their locks.
  const locks = {
    request: (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
      navigator.locks.request(prefix + name, ...rest),
  } as LockManager;
  /** The guestbook's code in a tab that may show another page. */
  const createStore = () =>
    createRemoteStore({
      backend: fake.connect(),
      own: createOwnEntries(() => storage),
      now: () => now,
      locks,
    });
  /** A tab that shows the guestbook. */
  const openTab = async () => {
    const store = createStore();
    store.subscribe(() => {});
    await vi.waitUntil(() => !store.read().isLoading);
    return store;
  };
  /** The storage event of a change by another tab, which arrives some time after the change. */
  const dispatchStorageEvent = (oldValue: string | null) => {
    const change = { key: 'guestbookEntries', oldValue, newValue: items.guestbookEntries ?? null };
    page.dispatchEvent(Object.assign(new Event('storage'), change));
  };
  const goOnline = () => page.dispatchEvent(new Event('online'));
  return { fake, storage, items, page, readList, createStore, openTab, dispatchStorageEvent, goOnline };
}
