import type { Backend, BookStatus } from './backend.ts';
import type { Book, Obstacle } from './entry-store.ts';
import { createRetryLoop, rereadPauses } from './retry-loop.ts';
import type { StoredEntry } from './stored-entry.ts';

type Options = {
  backend: Pick<Backend, 'list' | 'readStatus' | 'isMissing' | 'isPaused'>;
  /** Until the backend's own status is known. */
  first: Book;
  /** Whether the page shows the book. */
  isWatched: () => boolean;
  onList: (entries: StoredEntry[]) => void;
  onChange: () => void;
};

/** Reads the messages and the status; polls with growing pauses while the backend is unreachable and the book is watched. */
export function createBookReader({ backend, first, isWatched, onList, onChange }: Options) {
  let status: BookStatus = { isOpen: first.isOpen, approvesFirst: first.approvesFirst };
  let fetched: readonly StoredEntry[] | undefined = first.isLoading ? undefined : first.entries;
  let obstacle: Obstacle | undefined;
  let isReading = true;
  let reads = 0;
  let hasRead = false;

  const readStatus = async () => {
    status = (await backend.readStatus()) ?? status;
    onChange();
  };

  const readList = async () => {
    reads += 1;
    const thisRead = reads;
    isReading = true;
    if (obstacle) onChange();
    const answer = await backend.list();
    // A newer request supersedes this one.
    if (thisRead !== reads) return;
    isReading = false;
    if (answer) {
      fetched = answer;
      hasRead = true;
      obstacle = undefined;
      onList(answer);
    } else {
      obstacle = backend.isMissing() ? 'unserved' : backend.isPaused() ? 'paused' : 'unreachable';
    }
    onChange();
  };

  const mayPass = () => obstacle === 'unreachable' || obstacle === 'paused';

  const loop = createRetryLoop({
    pauses: rereadPauses,
    attempt: async () => {
      if (!isWatched()) return { isLeft: false };
      await Promise.all([readStatus(), readList()]);
      return { isLeft: mayPass() };
    },
  });

  const readAll = async () => {
    void readStatus();
    await readList();
    if (mayPass() && isWatched()) loop.pause();
    else if (!obstacle) loop.stop();
  };

  const listen = ({ type, persisted }: Event & { persisted?: boolean }) => {
    // From the back/forward cache: others may have signed since, and the timers were frozen.
    if (persisted) void readAll();
    else if (obstacle && (type === 'online' || document.visibilityState === 'visible')) loop.resume({ isUrgent: true });
  };

  return {
    readAll: () => void readAll(),
    /** Reads the messages without the status. */
    readList: () => void readList(),
    /** Puts an entry in the place of the one with its id; undefined removes that one. */
    replace: (id: string, entry: StoredEntry | undefined) => {
      // A list that is on its way may have left before.
      if (isReading) void readList();
      fetched = fetched?.flatMap((other) => (other.id === id ? (entry ?? []) : other));
    },
    close: () => {
      status = { ...status, isOpen: false };
    },
    /** Whether the list was read, and not only known before. */
    hasRead: () => hasRead,
    look: () => ({ ...status, fetched, obstacle, isLoading: isReading && (!fetched || obstacle !== undefined) }),
    /** Reads again when the browser is online or the tab visible again; returns the function that stops it. */
    follow: () => {
      const kinds = ['online', 'visibilitychange', 'pageshow'];
      for (const kind of kinds) window.addEventListener(kind, listen);
      return () => {
        for (const kind of kinds) window.removeEventListener(kind, listen);
      };
    },
  };
}
