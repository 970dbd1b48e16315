import { songPrefix } from '#model/music.ts';
import { createDailyVisitors } from './daily-visitors.ts';
import type { DayVisits, VisitStore } from './store.ts';

/** The key of the whole site's count. It cannot be a page's path, because those start with a slash. */
export const wholeSite = 'TOTAL';
/** Before the host that visitors came from, as a key beside the paths, which songs have, too. */
export const hostPrefix = 'from:';
/** Robots invent hosts, to be read by owners: more than this many a day are not kept. */
export const maxHostsPerDay = 200;
/** Days in UTC, `YYYY-MM-DD`, both included. */
export type DayRange = { firstDay: string; lastDay: string };

type Visit = {
  path: string;
  /** Today's hash of the address; together with the user agent it identifies a visitor. */
  sender: string;
  userAgent: string;
};

export type VisitCounter = {
  /** Counts a visitor once a day per path, and once for the whole site. */
  countVisit: (visit: Visit) => void;
  /** Counts a visitor of this day once for the host that they came from. */
  countHost: (host: string, visitor: Omit<Visit, 'path'>) => void;
  /** Counts a visitor once a day for a song that they heard. */
  countSong: (title: string, visitor: Omit<Visit, 'path'>) => void;
  /** The visitors of a path, including unwritten ones. */
  readVisits: (path: string, range?: DayRange) => number;
  /** Flushes unwritten visits and stops counting. */
  stop: () => void;
};

type CounterOptions = {
  store: VisitStore;
  /** Today's visitors. */
  visitors?: ReturnType<typeof createDailyVisitors>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called with a database error. The write is retried after 10 s. */
  onError: (cause: unknown) => void;
  /** Visits are batched for this long before they are written. */
  flushAfterMs?: number;
};

const retryAfterMs = 10_000;

/** Visits are written in batches, so no request waits for the disk; a crash loses up to one second of visits. */
export function createVisitCounter({
  store,
  visitors = createDailyVisitors(),
  now = Date.now,
  onError,
  flushAfterMs = 1000,
}: CounterOptions): VisitCounter {
  const totals = store.sumByPath();
  const unwritten = new Map<string, DayVisits>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hosts: { day: string; known: Set<string> } | undefined;

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
      onError(cause);
      if (!isStopped) timer = setTimeout(flush, retryAfterMs).unref();
    }
  }

  function countVisit({ path, sender, userAgent }: Visit): void {
    if (isStopped) return;
    const day = dayOf(now());
    const visit = visitors.remember({ day, path, sender, userAgent });
    if (visit.isFirstOnPath) add(day, path);
    if (visit.isFirstOnSite) add(day, wholeSite);
  }

  function isHostKept(key: string): boolean {
    const day = dayOf(now());
    if (hosts?.day !== day) hosts = { day, known: new Set(store.listKeys(hostPrefix, day)) };
    if (hosts.known.size < maxHostsPerDay) hosts.known.add(key);
    return hosts.known.has(key);
  }

  return {
    countVisit,
    countHost(host, visitor) {
      const path = `${hostPrefix}${host}`;
      if (isHostKept(path)) countVisit({ ...visitor, path });
    },
    countSong: (title, visitor) => countVisit({ ...visitor, path: `${songPrefix}${title}` }),
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

/** The UTC day of a time, `YYYY-MM-DD`. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
