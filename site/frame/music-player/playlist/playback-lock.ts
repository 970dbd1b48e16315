import { announcePlayback, playbackKey } from './music-memory.ts';

const lockName = 'music';
/** After a reload, the previous page may hold the lock for a moment longer. */
const graceMs = 500;

/** Lets one tab of the site play at a time, if the browser has Web Locks (not on plain http). */
export function createPlaybackLock(onLost: () => void) {
  let release: (() => void) | undefined;
  let isHeldElsewhere = false;
  /** `undefined` on plain http. */
  const locks: LockManager | undefined = navigator.locks;

  /** Resolves when no tab holds the lock any more. */
  async function awaitRelease(): Promise<void> {
    isHeldElsewhere = true;
    await locks
      ?.request(lockName, { mode: 'shared' }, () => {
        isHeldElsewhere = false;
      })
      .catch(() => {});
  }

  // For a tab that was open before another one began to play.
  function onStorage({ key }: StorageEvent): void {
    if (key === playbackKey && !release) void awaitRelease();
  }
  addEventListener('storage', onStorage);

  return {
    /** Whether another tab plays. A visitor's click acquires the lock regardless. */
    isHeldElsewhere: () => isHeldElsewhere,
    /** Calls `then` as soon as it is known whether another tab plays, after half a second at most. */
    check(then: () => void): void {
      const query = locks?.query() ?? Promise.resolve<LockManagerSnapshot>({});
      query
        .then(({ held = [] }) => {
          if (!held.some(({ name, mode }) => name === lockName && mode === 'exclusive')) return undefined;
          return Promise.race([awaitRelease(), new Promise((resolve) => setTimeout(resolve, graceMs))]);
        })
        .catch(() => {})
        .finally(then);
    },
    acquire(): void {
      if (release || !locks) return;
      isHeldElsewhere = false;
      let isReleased = false;
      const held = new Promise<void>((resolve) => {
        release = () => {
          isReleased = true;
          release = undefined;
          resolve();
        };
      });
      locks
        .request(lockName, { steal: true }, () => {
          announcePlayback();
          return held;
        })
        .catch(() => {
          if (isReleased) return;
          release = undefined;
          void awaitRelease();
          onLost();
        });
    },
    release: () => release?.(),
    close() {
      removeEventListener('storage', onStorage);
      release?.();
    },
  };
}
