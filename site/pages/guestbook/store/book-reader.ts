import type { Backend, BookStatus, StoredEntry } from './backend.ts';
import type { Obstacle } from './entry-store.ts';
import { createRetryLoop, rereadPauses } from './retry-loop.ts';

type Options = {
  backend: Pick<Backend, 'list' | 'readStatus' | 'isUnserved'>;
  /** As long as the backend says nothing else. */
  approvesFirst: boolean;
  /** Whether somebody sees the book. */
  isWatched: () => boolean;
  onList: (entries: StoredEntry[]) => void;
  onChange: () => void;
};

/** Reads what a backend has, and reads again while it cannot be reached and somebody looks. */
export function createBookReader({ backend, approvesFirst, isWatched, onList, onChange }: Options) {
  let status: BookStatus = { isOpen: true, approvesFirst };
  let fetched: StoredEntry[] | undefined;
  let obstacle: Obstacle | undefined;
  let isReading = true;
  let reads = 0;

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
    // A later question has a later answer.
    if (thisRead !== reads) return;
    isReading = false;
    if (answer) {
      fetched = answer;
      obstacle = undefined;
      onList(answer);
    } else {
      obstacle = backend.isUnserved() ? 'unserved' : 'unreachable';
    }
    onChange();
  };

  const loop = createRetryLoop({
    pauses: rereadPauses,
    attempt: async () => {
      if (!isWatched()) return { isLeft: false };
      await Promise.all([readStatus(), readList()]);
      return { isLeft: obstacle === 'unreachable' };
    },
  });

  const readAll = async () => {
    void readStatus();
    await readList();
    if (obstacle === 'unreachable' && isWatched()) loop.pause();
    else if (!obstacle) loop.stop();
  };

  const listen = ({ type, persisted }: Event & { persisted?: boolean }) => {
    // The page is as old as it was left: others may have signed, and its timers stood still.
    if (persisted) void readAll();
    else if (obstacle && (type === 'online' || document.visibilityState === 'visible')) loop.resume({ isSoon: true });
  };

  return {
    readAll: () => void readAll(),
    /** Reads the messages alone: something was sent. */
    readList: () => void readList(),
    close: () => {
      status = { ...status, isOpen: false };
    },
    look: () => ({ ...status, fetched, obstacle, isLoading: isReading && (!fetched || obstacle !== undefined) }),
    /** Follows the browser's connection and the tab; the returned function ends that. */
    follow: () => {
      const kinds = ['online', 'visibilitychange', 'pageshow'];
      for (const kind of kinds) window.addEventListener(kind, listen);
      return () => {
        for (const kind of kinds) window.removeEventListener(kind, listen);
      };
    },
  };
}
