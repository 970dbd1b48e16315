import { announceTurn, turnKey } from './music-memory.ts';

const lockName = 'music';
/** The page that a reload has left behind may hold the turn for a moment more. */
const graceMs = 500;

/** Lets one tab of the site play at a time, where the browser has Web Locks (not on plain http). */
export function createTabTurn(onLost: () => void) {
  let giveBack: (() => void) | undefined;
  let isTaken = false;
  /** `undefined` on plain http. */
  const locks: LockManager | undefined = navigator.locks;

  /** Resolves when nobody has the turn any more. */
  async function noteTaken(): Promise<void> {
    isTaken = true;
    await locks
      ?.request(lockName, { mode: 'shared' }, () => {
        isTaken = false;
      })
      .catch(() => {});
  }

  // A tab that was here before the other one began to play.
  function hear({ key }: StorageEvent): void {
    if (key === turnKey && !giveBack) void noteTaken();
  }
  addEventListener('storage', hear);

  return {
    /** Whether another tab plays; a press of the visitor takes the turn all the same. */
    isTaken: () => isTaken,
    /** Finds out whether another tab plays, for half a second at most, and then goes on. */
    look(goOn: () => void): void {
      const query = locks?.query() ?? Promise.resolve<LockManagerSnapshot>({});
      query
        .then(({ held = [] }) => {
          if (!held.some(({ name, mode }) => name === lockName && mode === 'exclusive')) return undefined;
          return Promise.race([noteTaken(), new Promise((resolve) => setTimeout(resolve, graceMs))]);
        })
        .catch(() => {})
        .finally(goOn);
    },
    take(): void {
      if (giveBack || !locks) return;
      isTaken = false;
      let isGivenBack = false;
      const held = new Promise<void>((resolve) => {
        giveBack = () => {
          isGivenBack = true;
          giveBack = undefined;
          resolve();
        };
      });
      locks
        .request(lockName, { steal: true }, () => {
          announceTurn();
          return held;
        })
        .catch(() => {
          if (isGivenBack) return;
          giveBack = undefined;
          void noteTaken();
          onLost();
        });
    },
    give: () => giveBack?.(),
    close() {
      removeEventListener('storage', hear);
      giveBack?.();
    },
  };
}
