export type RecentTimes = {
  /** Times must not decrease. */
  add: (time: number) => void;
  /** Removes the last added time. */
  removeLast: () => void;
  /** Milliseconds until fewer than `limit` times are left in the window; at most `windowMs`. */
  waitFor: (limit: number, time: number) => number;
};

/**
 * Times in milliseconds within a sliding window. Only the last `capacity` are kept, because a limit never needs more
 * than it allows.
 */
export function createRecentTimes(windowMs: number, capacity = Number.POSITIVE_INFINITY): RecentTimes {
  let times: number[] = [];
  /** Start of the window in `times`; shifting a long array for each entry would be slow. */
  let first = 0;

  function forgetBefore(time: number): void {
    while (first < times.length && (times[first] ?? 0) <= time) first++;
    if (first > 100 && first * 2 > times.length) {
      times = times.slice(first);
      first = 0;
    }
  }

  return {
    add(time) {
      times.push(time);
      if (times.length - first > capacity) first++;
      forgetBefore(time - windowMs);
    },
    removeLast() {
      if (times.length > first) times.pop();
    },
    waitFor(limit, time) {
      forgetBefore(time - windowMs);
      const tooMany = times.length - first - limit;
      if (tooMany < 0) return 0;
      return Math.max(0, (limit > 0 ? (times[first + tooMany] ?? time) : time) + windowMs - time);
    },
  };
}
