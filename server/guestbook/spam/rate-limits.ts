import { createRecentTimes, type RecentTimes } from './recent-times.ts';

/** How long an accepted entry counts. */
export const limitWindowMs = 60 * 60 * 1000;

export type Permission = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

export type RateLimits = {
  /** Whether a sender may sign now. Asking costs nothing: a flood that is refused takes nobody's share. */
  check: (sender: string) => Permission;
  /** Counts an entry that was accepted. */
  note: (sender: string) => void;
  /** Undoes the last `note`, of an entry that could not be stored after all. */
  takeBack: (sender: string) => void;
};

/**
 * Counts the entries of the last 60 minutes, per sender and of all together; with a limit of 0 nobody may sign.
 * It remembers no more than these entries: whoever has none is forgotten. `now` is epoch milliseconds; where that clock
 * is set back, the time between two calls counts as none, and no share stays used up longer than before.
 */
export function createRateLimits({
  senderPerHour,
  allPerHour,
  now,
}: {
  senderPerHour: number;
  allPerHour: number;
  now: () => number;
}): RateLimits {
  const all = createRecentTimes(limitWindowMs);
  /** In the order of their last entries. */
  const bySender = new Map<string, RecentTimes>();
  let lastMs = now();
  let elapsedMs = 0;

  function tick(): number {
    const nowMs = now();
    elapsedMs += Math.max(0, nowMs - lastMs);
    lastMs = nowMs;
    forgetQuietSenders();
    return elapsedMs;
  }
  function forgetQuietSenders(): void {
    for (const [sender, times] of bySender) {
      if (times.count(elapsedMs) > 0) return;
      bySender.delete(sender);
    }
  }

  return {
    check(sender) {
      const time = tick();
      const waitMs = Math.max(
        all.waitFor(allPerHour, time),
        bySender.get(sender)?.waitFor(senderPerHour, time) ?? (senderPerHour > 0 ? 0 : limitWindowMs),
      );
      return waitMs === 0 ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
    },
    note(sender) {
      const time = tick();
      const times = bySender.get(sender) ?? createRecentTimes(limitWindowMs);
      bySender.delete(sender);
      bySender.set(sender, times);
      times.add(time);
      all.add(time);
    },
    takeBack(sender) {
      bySender.get(sender)?.takeBack();
      all.takeBack();
    },
  };
}
