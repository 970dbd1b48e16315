export type RecentTimes = {
  /** No earlier than the time added before. */
  add: (time: number) => void;
  /** Removes the last one that was added. */
  takeBack: () => void;
  /** Milliseconds until fewer than `limit` are left in the window, from 0 to the window. */
  waitFor: (limit: number, time: number) => number;
};

/**
 * Times in milliseconds, forgotten when the window has passed. Only the last `capacity` are remembered: a limit needs no
 * more than as many as it allows, however long a flood lasts.
 */
export function createRecentTimes(windowMs: number, capacity = Number.POSITIVE_INFINITY): RecentTimes {
  let times: number[] = [];
  /** What stands before is forgotten; moving the whole list each time would cost too much in a long one. */
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
    takeBack() {
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
