import { type Entry, identifyEntry, mergeEntries, placeEntry } from '#model/guestbook.ts';
import type { Backend, BookStatus, StoredEntry } from './backend.ts';
import { type Added, type EntryStore, type ShownEntry, unopenedBook } from './entry-store.ts';
import { findSettled, mergeBook } from './merge-book.ts';
import { createOwnEntries, type Fate, type OwnEntries, type OwnEntry, watchOtherTabs } from './own-entries.ts';
import { createResendKey } from './resend-key.ts';
import { createResendLoop, type Round } from './resend-loop.ts';
import { runAlone } from './run-alone.ts';
import { type Sent, sendEntry } from './send-entry.ts';
import { createShownBook } from './shown-book.ts';

export type RemoteStore = EntryStore & {
  /** Sends what could not be sent earlier, unless that was tried a moment ago. */
  resend: (why?: { isSoon?: boolean }) => void;
};

type Options = {
  backend: Backend;
  own?: OwnEntries;
  /** As long as the backend says nothing else. */
  approvesFirst?: boolean;
  /** Epoch milliseconds. */
  now?: () => number;
  alone?: typeof runAlone;
};

/** So long the same words from the same browser are the same entry. */
const resendWindowMs = 24 * 60 * 60 * 1000;

/** A guestbook that a backend keeps. This browser keeps what could not be sent, and what waits for the owner. */
export function createRemoteStore({
  backend,
  own = createOwnEntries(),
  approvesFirst = false,
  now = Date.now,
  alone = runAlone,
}: Options): RemoteStore {
  const book = createShownBook({ ...unopenedBook, approvesFirst });
  let status: BookStatus = { isOpen: true, approvesFirst };
  let fetched: StoredEntry[] | undefined;
  let isLoading = true;
  let loads = 0;
  /** Stored since: a list that was asked for earlier may come later. */
  let signed: StoredEntry[] = [];
  /** Nobody is told that they wait to be sent while they are being sent. */
  const sending = new Set<string>();

  const listUnsent = () => own.list().filter(({ fate }) => fate === 'unsent');
  /** By another tab: in sight until a list has them. */
  let sentElsewhere: StoredEntry[] = [];
  const show = () => {
    const mine = own
      .list()
      .filter((entry) => !sending.has(identifyEntry(entry)))
      .map(({ facts, ...entry }): ShownEntry => (own.isKept(entry) ? entry : { ...entry, isUnkept: true }));
    book.show({
      entries: mergeBook(mergeEntries(fetched ?? [], [...signed, ...sentElsewhere]), mine),
      isLoading,
      ...status,
    });
  };

  const loadStatus = async () => {
    status = (await backend.readStatus()) ?? status;
    show();
  };
  const load = async () => {
    loads += 1;
    const thisLoad = loads;
    const answer = await backend.list();
    if (thisLoad !== loads) return;
    if (answer) {
      fetched = answer;
      sentElsewhere = [];
      for (const entry of findSettled(answer, own.list(), now())) own.remove(entry);
    }
    isLoading = false;
    show();
  };

  const send = (entry: OwnEntry, { skips = false, isFirst = false }) =>
    // Named by its words: they stay the same when the id moves on.
    alone(
      `guestbook ${JSON.stringify([entry.name, entry.message])}`,
      async () => {
        // Another tab was faster.
        if (skips && !listUnsent().some((other) => identifyEntry(other) === identifyEntry(entry))) return undefined;
        let current = entry;
        const noteMove = (moved: OwnEntry, former: OwnEntry) => {
          if (sending.delete(identifyEntry(former))) sending.add(identifyEntry(moved));
          own.put(moved, former);
          current = moved;
        };
        const sent = await sendEntry(entry, backend, noteMove, { isFirst });
        const fate = settle(current, sent);
        sending.delete(identifyEntry(current));
        return { sent, fate, entry: current };
      },
      { skips },
    );

  /** The one place where an entry stops being unsent. */
  const settle = (entry: OwnEntry, sent: Sent): Fate | undefined => {
    if (sent.kind === 'unsent') {
      if (sent.isClosed) status = { ...status, isOpen: false };
      return 'unsent';
    }
    if (sent.kind === 'visible') {
      signed = [sent.entry, ...signed];
      own.remove(entry);
      return undefined;
    }
    // With the backend's time: the visitor's clock may be wrong.
    const { time } = (sent.kind === 'waiting' && sent.entry) || entry;
    own.put({ ...entry, time, fate: sent.kind, facts: undefined });
    return sent.kind;
  };

  const loop = createResendLoop({
    sendAll: async (): Promise<Round> => {
      let retryAfterMs: number | undefined;
      for (const entry of listUnsent().reverse()) {
        const { sent } = (await send(entry, { skips: true })) ?? {};
        if (sent) show();
        if (sent?.kind !== 'unsent') continue;
        retryAfterMs = sent.retryAfterMs;
        if (sent.isUnreachable) break;
      }
      // The backend answers again.
      if (!fetched && listUnsent().length === 0 && book.isWatched()) void load();
      return { isLeft: listUnsent().length > 0, retryAfterMs };
    },
  });

  const followOtherTabs = () =>
    watchOtherTabs((sent) => {
      sentElsewhere = [...sentElsewhere, ...sent.map(({ fate, facts, ...entry }) => entry)];
      show();
      if (sent.length > 0) void load();
    });

  const followLine = () => loop.resume({ isSoon: true });

  return {
    unopened: book.unopened,
    read: book.read,

    watch: (onChange) => {
      const stops = [book.watch(onChange), followOtherTabs()];
      window.addEventListener('online', followLine);
      show();
      void loadStatus();
      void load();
      return () => {
        for (const stop of stops) stop();
        window.removeEventListener('online', followLine);
      };
    },

    add: async (written, facts): Promise<Added> => {
      const mine = own.list();
      // The same words once more, from the same browser, are the same entry.
      const isAgain = ({ name, message, time }: Entry) =>
        name === written.name && message === written.message && now() - time < resendWindowMs;
      if (signed.some(isAgain)) return { isKept: true };
      if (mine.some((entry) => entry.fate === 'waiting' && isAgain(entry))) return { fate: 'waiting', isKept: true };
      const twin = mine.find(
        ({ fate, name, message }) => fate === 'unsent' && name === written.name && message === written.message,
      );
      const entry: OwnEntry = twin
        ? { ...twin, website: written.website }
        : {
            ...placeEntry(written, mine).entry,
            fate: 'unsent',
            facts: { ...facts, resendKey: createResendKey() },
          };
      // Before it is sent: what is written is not lost with a tab that is closed now.
      sending.add(identifyEntry(entry));
      own.put(entry);
      const done = await send(entry, { isFirst: !twin });
      sending.delete(identifyEntry(entry));
      show();
      if (!done) return { isKept: true };
      const { sent, fate } = done;
      if (sent.kind === 'unsent') loop.pause(sent.retryAfterMs);
      // It answers: what waits may go now, and what others wrote can come.
      else {
        if (listUnsent().length > 0) loop.resume({ isSoon: true });
        if (!fetched && !isLoading && book.isWatched()) void load();
      }
      const isStored = fate === undefined || fate === 'waiting';
      return { ...(fate && { fate }), isKept: isStored || own.isKept(done.entry) };
    },

    resend: loop.resume,
  };
}
