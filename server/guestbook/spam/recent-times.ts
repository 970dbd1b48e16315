export type RecentTimes = {
  /** No earlier than the time added before. */
  add: (time: number) => void;
  /** Removes the last one that was added. */
  takeBack: () => void;
  /** How many of them are less than a window ago. */
  count: (time: number) => number;
  /** Milliseconds until fewer than `limit` are left in the window, from 0 to the window. */
  waitFor: (limit: number, time: number) => number;
};

/** Times in milliseconds, forgotten when the window has passed. */
export function createRecentTimes(windowMs: number): RecentTimes {
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
    },
    takeBack() {
      if (times.length > first) times.pop();
    },
    count(time) {
      forgetBefore(time - windowMs);
      return times.length - first;
    },
    waitFor(limit, time) {
      forgetBefore(time - windowMs);
      const tooMany = times.length - first - limit;
      if (tooMany < 0) return 0;
      return Math.max(0, (limit > 0 ? (times[first + tooMany] ?? time) : time) + windowMs - time);
    },
  };
}
