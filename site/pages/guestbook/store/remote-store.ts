import { mergeEntries, readLimit } from '#model/guestbook.ts';
import { linkNewest } from '#model/guestbook-links.ts';
import type { MonthLinks, PageLinks } from '#model/guestbook-pages.ts';
import { createAuthor } from './author.ts';
import type { Backend } from './backend.ts';
import { createBookReader } from './book-reader.ts';
import { createBookSnapshot } from './book-snapshot.ts';
import { createEntrySender, type Sent } from './entry-sender.ts';
import { type Book, type EntryStore, initialBook, type ShownEntry } from './entry-store.ts';
import { createHearts } from './hearts.ts';
import { findSettled, mergeBook, showOwnEntry } from './merged-book.ts';
import { createKey, prepareEntry } from './new-entry.ts';
import { createOwnEntries, type OwnEntries, watchOtherTabs } from './own-entries.ts';
import type { OwnEntry } from './own-entry.ts';
import { createOwnHands, type OwnHands, watchOtherHands } from './own-hands.ts';
import { createOwnHearts, type OwnHearts } from './own-hearts.ts';
import type { StoredEntry } from './stored-entry.ts';
import { createUnsentQueue } from './unsent-queue.ts';

export type RemoteStore = EntryStore & {
  /** Sends what could not be sent earlier, unless that was tried a moment ago. */
  resend: (options?: { isUrgent?: boolean }) => void;
};

type Options = {
  backend: Backend;
  own?: OwnEntries;
  hands?: OwnHands;
  ownHearts?: OwnHearts;
  /** What is known before the backend answers. */
  first?: Book;
  /** Epoch milliseconds. */
  now?: () => number;
  locks?: LockManager;
};

/** A guestbook that a backend stores. This browser keeps what could not be sent, and what waits for the owner. */
export function createRemoteStore({
  backend,
  own = createOwnEntries(),
  first = initialBook,
  now = Date.now,
  hands = createOwnHands(now),
  ownHearts = createOwnHearts(createKey),
  locks,
}: Options): RemoteStore {
  const snapshot = createBookSnapshot(first);
  /** Sent by another tab; shown until the fetched list includes them. */
  let sentElsewhere: StoredEntry[] = [];
  let months: MonthLinks = pickMonths(first.links);

  const hearts = createHearts(backend, ownHearts);
  let finishReading = hearts.startReading();
  const sender = createEntrySender({ backend, own, hands, locks });

  const queue = createUnsentQueue({
    own,
    sender,
    isBackendMissing: backend.isMissing,
    onSent: (sent) => showSent(sent),
    onEmpty: () => readWhatFailed(),
  });

  const reader = createBookReader({
    backend: {
      ...backend,
      list: () => {
        finishReading = hearts.startReading();
        return backend.list();
      },
    },
    first,
    isWatched: snapshot.hasSubscribers,
    onList: (list) => {
      sentElsewhere = [];
      finishReading(list);
      void hearts.resume();
      if (list.length >= readLimit && !months.months) void readMonths();
      for (const entry of findSettled(list, own.list(), now())) own.remove(entry);
      // The backend is reachable.
      queue.resume({ isUrgent: true });
    },
    onChange: () => show(),
  });

  /** For the jump to a month, which only a long book has. */
  const readMonths = async () => {
    months = await backend.readMonths();
    show();
  };

  const author = createAuthor({
    backend,
    own,
    hands,
    replace: (id, entry) => {
      sender.forget(id);
      // The list may not have it yet.
      sentElsewhere = [...(entry ? [entry] : []), ...sentElsewhere.filter((other) => other.id !== id)];
      reader.replace(id, entry);
      show();
    },
  });

  /** Marks the entries that this browser can change. */
  const markOwn = <Shown extends ShownEntry>(entries: readonly Shown[]): Shown[] => {
    const ids = new Set(hands.list().map(({ id }) => id));
    const isOwn = ({ id, status }: Shown) => ids.has(id) && (!status || status === 'waiting' || status === 'private');
    return entries.map((entry) => (isOwn(entry) ? { ...entry, hasHand: true } : entry));
  };

  const presentEntry = (entry: OwnEntry) =>
    showOwnEntry(entry, { isBackendMissing: backend.isMissing(), isKept: own.isKept(entry) });

  const show = () => {
    const { fetched = [], ...state } = reader.look();
    const stored = mergeEntries(fetched, [...sender.listStored(), ...sentElsewhere]);
    const mine = own.list().filter((entry) => !sender.isSubmitting(entry));
    snapshot.replace({
      ...state,
      entries: markOwn(mergeBook(stored, mine.map(presentEntry))),
      hasOthers: fetched.length > 0,
      takenMs: reader.hasRead() ? undefined : first.takenMs,
      links: reader.hasRead() ? linkNewest(fetched, readLimit, months) : first.links,
    });
  };

  const showSent = ({ delivery }: Sent) => {
    if (delivery.kind === 'unsent' && delivery.isClosed) reader.close();
    show();
  };

  const readWhatFailed = () => {
    if (reader.look().obstacle && snapshot.hasSubscribers()) reader.readAll();
  };

  const addSentElsewhere = (sent: OwnEntry[]) => {
    sentElsewhere = [...sentElsewhere, ...sent.map(({ status, facts, secret, ...entry }) => entry)];
    show();
    if (sent.length > 0) reader.readList();
  };

  return {
    initial: snapshot.initial,
    read: snapshot.read,

    subscribe: (onChange) => {
      const stops = [
        snapshot.subscribe(onChange),
        watchOtherTabs(addSentElsewhere),
        watchOtherHands(() => reader.readList()),
        reader.follow(),
      ];
      show();
      reader.readAll();
      return () => {
        for (const stop of stops) stop();
      };
    },

    add: async (written, facts) => {
      const known = { own: own.list(), stored: sender.listStored(), nowMs: now() };
      const prepared = prepareEntry(written, facts, known);
      if (prepared.repeats) return { isKept: true, ...(prepared.repeats === 'waiting' && { status: 'waiting' }) };

      const sent = await sender.submit(prepared.entry, prepared.isFirst);
      showSent(sent);
      const { delivery, entry } = sent;
      if (delivery.kind === 'unsent') {
        if (!backend.isMissing()) queue.pause(delivery.retryAfterMs);
        const { isFull } = delivery;
        return { status: backend.isMissing() ? 'unserved' : 'unsent', isKept: own.isKept(entry), isFull };
      }
      // The backend is reachable: for what is unsent, and for what others wrote.
      queue.resume({ isUrgent: true });
      readWhatFailed();
      if (delivery.kind === 'refused') {
        return { status: 'refused', isKept: own.isKept(entry), refused: presentEntry(entry) };
      }
      return { isKept: true, ...(delivery.kind !== 'visible' && { status: delivery.kind }) };
    },

    readPage: async (before) => {
      const finish = hearts.startReading();
      const page = await backend.readPage(before);
      finish(page?.entries ?? []);
      return page && { ...page, entries: markOwn(page.entries) };
    },

    author,
    hearts,

    retry: reader.readAll,

    discard: (entry) => {
      own.remove(entry);
      show();
    },

    resend: (options) => {
      if (!backend.isMissing()) queue.resume(options);
    },
  };
}

const pickMonths = ({ months, oldestMs, newestMs }: PageLinks = {}): MonthLinks => ({ months, oldestMs, newestMs });
