import { createHash } from 'node:crypto';

/** Upper bound of remembered visitors and visits; beyond it no new ones are counted until the day ends. */
const maxRemembered = 200_000;
/** One address may be a whole school, but a program may fake a new user agent for each visit. */
const maxBrowsersPerSender = 100;

type DayVisit = { day: string; path: string; sender: string; userAgent: string };
type FirstVisit = { isFirstOnPath: boolean; isFirstOnSite: boolean };

const nothingNew = { isFirstOnPath: false, isFirstOnSite: false };

/**
 * Today's visits as hashes, which are kept in memory only and cleared every day. `sender` is salted already, so hashes
 * cannot be reversed by brute force.
 */
export function createDailyVisitors() {
  let today = '';
  const known = new Set<string>();
  const browsersOf = new Map<string, number>();

  function startDay(day: string): void {
    today = day;
    known.clear();
    browsersOf.clear();
  }

  return {
    /** Remembers a visit and returns whether it is the first on its path and on the site. Floods are ignored. */
    remember({ day, path, sender, userAgent }: DayVisit): FirstVisit {
      if (day !== today) startDay(day);
      const visitor = hash(sender, userAgent);
      const visit = hash(visitor, path);
      if (known.has(visit) || known.size >= maxRemembered) return nothingNew;
      const isFirstOnSite = !known.has(visitor);
      if (isFirstOnSite) {
        const browsers = browsersOf.get(sender) ?? 0;
        if (browsers >= maxBrowsersPerSender) return nothingNew;
        browsersOf.set(sender, browsers + 1);
        known.add(visitor);
      }
      known.add(visit);
      return { isFirstOnPath: true, isFirstOnSite };
    },
  };
}

const hash = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
