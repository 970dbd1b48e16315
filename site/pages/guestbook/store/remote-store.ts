import { type Entry, identifyEntry, mergeEntries, placeEntry } from '#model/guestbook.ts';
import type { Backend, StoredEntry } from './backend.ts';
import { createBookReader } from './book-reader.ts';
import { createShownBook } from './book-snapshot.ts';
import { type Added, type EntryStore, type ShownEntry, unopenedBook } from './entry-store.ts';
import { findSettled, mergeBook } from './merge-book.ts';
import { createResendKey } from './new-entry.ts';
import { createOwnEntries, type Fate, type OwnEntries, type OwnEntry, watchOtherTabs } from './own-entries.ts';
import { createRetryLoop, type Round } from './retry-loop.ts';
import { type Sent, sendEntry } from './send-entry.ts';
import { runAlone } from './tab-lock.ts';

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
  /** Stored since: a list that was asked for earlier may come later. */
  let signed: StoredEntry[] = [];
  /** Nobody is told that they wait to be sent while they are being sent. */
  const sending = new Set<string>();
  /** By another tab: in sight until a list has them. */
  let sentElsewhere: StoredEntry[] = [];

  const listUnsent = () => own.list().filter(({ fate }) => fate === 'unsent');

  const reader = createBookReader({
    backend,
    approvesFirst,
    isWatched: book.isWatched,
    onList: (list) => {
      sentElsewhere = [];
      for (const entry of findSettled(list, own.list(), now())) own.remove(entry);
      // It answers: what waits may go now.
      if (listUnsent().length > 0) loop.resume({ isSoon: true });
    },
    onChange: () => show(),
  });

  const toShown = ({ facts, ...entry }: OwnEntry): ShownEntry => ({
    ...entry,
    // What nobody takes does not go out by itself.
    ...(entry.fate === 'unsent' && backend.isUnserved() && { fate: 'unserved' }),
    ...(!own.isKept(entry) && { isUnkept: true }),
  });

  const show = () => {
    const { fetched = [], ...state } = reader.look();
    const mine = own.list().filter((entry) => !sending.has(identifyEntry(entry)));
    const everybodys = mergeEntries(fetched, [...signed, ...sentElsewhere]);
    book.show({ ...state, entries: mergeBook(everybodys, mine.map(toShown)), hasOthers: fetched.length > 0 });
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
      if (sent.isClosed) reader.close();
      return 'unsent';
    }
    if (sent.kind === 'visible') {
      signed = [sent.entry, ...signed];
      own.remove(entry);
      return undefined;
    }
    // With the backend's time: the visitor's clock may be wrong.
    const { time } = (sent.kind === 'waiting' && sent.entry) || entry;
    const refusal = sent.kind === 'refused' ? sent.refusal : undefined;
    own.put({ ...entry, time, fate: sent.kind, facts: undefined, refusal });
    return sent.kind;
  };

  const loop = createRetryLoop({
    attempt: async (): Promise<Round> => {
      let retryAfterMs: number | undefined;
      for (const entry of listUnsent().reverse()) {
        const { sent } = (await send(entry, { skips: true })) ?? {};
        if (sent) show();
        if (sent?.kind !== 'unsent') continue;
        retryAfterMs = sent.retryAfterMs;
        if (sent.isUnreachable) break;
      }
      const isLeft = listUnsent().length > 0;
      // The backend answers again.
      if (!isLeft && reader.look().obstacle && book.isWatched()) reader.readAll();
      return { isLeft: isLeft && !backend.isUnserved(), retryAfterMs };
    },
  });

  const followOtherTabs = () =>
    watchOtherTabs((sent) => {
      sentElsewhere = [...sentElsewhere, ...sent.map(({ fate, facts, ...entry }) => entry)];
      show();
      if (sent.length > 0) reader.readList();
    });

  return {
    unopened: book.unopened,
    read: book.read,

    watch: (onChange) => {
      const stops = [book.watch(onChange), followOtherTabs(), reader.follow()];
      show();
      reader.readAll();
      return () => {
        for (const stop of stops) stop();
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
      const isUnserved = backend.isUnserved();
      if (sent.kind !== 'unsent') {
        // It answers: what waits may go now, and what others wrote can come.
        if (listUnsent().length > 0) loop.resume({ isSoon: true });
        if (reader.look().obstacle && book.isWatched()) reader.readAll();
      } else if (!isUnserved) {
        loop.pause(sent.retryAfterMs);
      }
      if (sent.kind === 'refused') {
        const refused = own.list().find((other) => identifyEntry(other) === identifyEntry(done.entry));
        return { fate, isKept: own.isKept(done.entry), refused: refused && toShown(refused) };
      }
      const isStored = fate === undefined || fate === 'waiting';
      const shownFate = fate === 'unsent' && isUnserved ? 'unserved' : fate;
      return { ...(shownFate && { fate: shownFate }), isKept: isStored || own.isKept(done.entry) };
    },

    retry: reader.readAll,

    discard: (entry) => {
      own.remove(entry);
      show();
    },

    // Nobody takes it there, as long as nobody says otherwise to a page that shows the book.
    resend: (why) => {
      if (!backend.isUnserved()) loop.resume(why);
    },
  };
}
