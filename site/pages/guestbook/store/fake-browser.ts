import { onTestFinished, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { createStandIn, createStorage, entryAt } from './fake-backend.ts';
import { createOwnEntries } from './own-entries.ts';
import { createRemoteStore } from './remote-store.ts';
import { runAlone } from './tab-lock.ts';

export const now = Date.UTC(2025, 9, 27);
/** What the visitor of a test signs. */
export const signed = (rest = {}) => entryAt(now, rest);

let browsers = 0;

/** A browser for tests, with its storage and its tabs, in front of a backend. */
export function openBrowser(standIn = createStandIn(), { storage, readList, items } = createStorage()) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  browsers += 1;
  const browser = `browser ${browsers} `;
  /** The guestbook's code in a tab, whichever page that shows. */
  const createStore = () =>
    createRemoteStore({
      backend: createBackend({ address: () => 'https://site.example/rest/v1', request: standIn.request }),
      own: createOwnEntries(() => storage),
      now: () => now,
      // The locks of one browser are none of another's.
      alone: (name, ...rest) => runAlone(browser + name, ...rest),
    });
  /** A tab that shows the guestbook. */
  const openTab = async () => {
    const store = createStore();
    store.watch(() => {});
    await vi.waitUntil(() => !store.read().isLoading);
    return store;
  };
  /** The event of a change that another tab has made; it comes some time after the change. */
  const tellTabs = (oldValue: string | null) => {
    const change = { key: 'guestbookEntries', oldValue, newValue: items.guestbookEntries ?? null };
    page.dispatchEvent(Object.assign(new Event('storage'), change));
  };
  const goOnline = () => page.dispatchEvent(new Event('online'));
  return { standIn, storage, items, page, readList, createStore, openTab, tellTabs, goOnline };
}
