/** Failed tries of one sender, and of all together, in ten minutes. 2^256 secrets need no limit; the server's time does. */
const windowMs = 10 * 60_000;
const maxPerSender = 30;
const maxInAll = 1000;

export type Tries = {
  /** Whether this sender may try once more. */
  mayTry: (sender: string) => boolean;
  reportFailure: (sender: string) => void;
};

/** Counts failed tries in memory. `now` is epoch milliseconds. */
export function createTries(now: () => number): Tries {
  let startMs = now();
  let inAll = 0;
  let bySender = new Map<string, number>();
  const restartWhenDue = () => {
    // A clock that was set back starts anew, too.
    if (Math.abs(now() - startMs) < windowMs) return;
    startMs = now();
    inAll = 0;
    bySender = new Map();
  };
  return {
    mayTry(sender) {
      restartWhenDue();
      return inAll < maxInAll && (bySender.get(sender) ?? 0) < maxPerSender;
    },
    reportFailure(sender) {
      restartWhenDue();
      inAll += 1;
      bySender.set(sender, (bySender.get(sender) ?? 0) + 1);
    },
  };
}
