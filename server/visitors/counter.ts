import { createDailyVisitors } from './daily-visitors.ts';
import type { DayVisits, VisitStore } from './store.ts';

/** The name under which the whole site's visitors are kept: no page's path, because those start with a slash. */
export const wholeSite = 'TOTAL';
/** Days in UTC, `YYYY-MM-DD`, both included. */
export type DayRange = { firstDay: string; lastDay: string };

export type Visit = {
  path: string;
  /** Today's hash of the address; together with the browser's name it makes a visitor. */
  sender: string;
  userAgent: string;
};

export type VisitCounter = {
  /** Counts a visitor once a day for each path, and once for the whole site. */
  countVisit: (visit: Visit) => void;
  /** How many visitors a path had, those of this moment included. */
  readVisits: (path: string, range?: DayRange) => number;
  /** Writes what is not stored yet, and counts no more. */
  stop: () => void;
};

type Parts = {
  store: VisitStore;
  /** Who was here today already. */
  visitors?: ReturnType<typeof createDailyVisitors>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Takes an error of the database. What could not be written is tried again 10 s later. */
  onTrouble: (cause: unknown) => void;
  /** For how long visits are collected until they are written together. */
  flushAfterMs?: number;
};

const retryAfterMs = 10_000;

/** Visits are written together, so that none costs a wait for the disk; a crash loses those of one second. */
export function createVisitCounter({
  store,
  visitors = createDailyVisitors(),
  now = Date.now,
  onTrouble,
  flushAfterMs = 1000,
}: Parts): VisitCounter {
  const totals = store.sumByPath();
  const unwritten = new Map<string, DayVisits>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function add(day: string, path: string): void {
    totals.set(path, (totals.get(path) ?? 0) + 1);
    const key = `${day} ${path}`;
    const visits = unwritten.get(key) ?? { day, path, visitors: 0 };
    unwritten.set(key, { ...visits, visitors: visits.visitors + 1 });
    timer ??= setTimeout(flush, flushAfterMs).unref();
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (unwritten.size === 0) return;
    try {
      store.add([...unwritten.values()]);
      unwritten.clear();
    } catch (cause) {
      onTrouble(cause);
      if (!isStopped) timer = setTimeout(flush, retryAfterMs).unref();
    }
  }

  return {
    countVisit({ path, sender, userAgent }) {
      if (isStopped) return;
      const day = dayOf(now());
      const visit = visitors.remember({ day, path, sender, userAgent });
      if (visit.isFirstOnPath) add(day, path);
      if (visit.isFirstOnSite) add(day, wholeSite);
    },
    readVisits(path, range) {
      if (!range) return totals.get(path) ?? 0;
      const { firstDay, lastDay } = range;
      return [...unwritten.values()]
        .filter((visits) => visits.path === path && visits.day >= firstDay && visits.day <= lastDay)
        .reduce((sum, visits) => sum + visits.visitors, store.sumBetween(path, firstDay, lastDay));
    },
    stop() {
      isStopped = true;
      flush();
    },
  };
}

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
