import { site } from 'virtual:content';
import { writeBookQuery } from '#model/guestbook-pages.ts';
import { withBase } from '#site/navigation/paths.ts';
import { readView } from '#site/pages/guestbook/embedded-view.ts';
import { createBackend } from './backend.ts';
import { type EntryStore, initialBook } from './entry-store.ts';
import { createLocalStore } from './local-store.ts';
import { openView } from './open-view.ts';
import { createRemoteStore, type RemoteStore } from './remote-store.ts';

const { services, guestbookRules } = site;
const { guestbook, serverAddress, supabaseAddress, supabaseKey } = services;

/** Ends with a slash. */
const findOwnServer = () => serverAddress ?? new URL(withBase('/'), location.origin).href;

const createChosenStore = (): EntryStore & Partial<RemoteStore> => {
  const view = readView();
  // Another page says nothing of the newest messages.
  const isNewest = view && writeBookQuery(view) === '';
  if (guestbook === 'none') return createLocalStore();
  const backend =
    guestbook === 'supabase'
      ? createBackend({ address: () => `${supabaseAddress?.replace(/\/$/, '')}/rest/v1`, key: supabaseKey })
      : createBackend({ address: () => `${findOwnServer()}rest/v1` });
  return createRemoteStore({
    backend,
    first: isNewest ? openView(view) : { ...initialBook, approvesFirst: guestbookRules.approvesFirst },
  });
};

/** The store of the guestbook service that the owner chose. */
export const guestbookStore = createChosenStore();

/** `isUrgent` shortens the pause between attempts: the visitor navigated, or the browser is online again. */
export function resendEntries(isUrgent: boolean): void {
  guestbookStore.resend?.({ isUrgent });
}
