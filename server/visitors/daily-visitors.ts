import { createHash } from 'node:crypto';

/** So many visitors of a path, and of the site, are remembered; then nobody new is counted until the day ends. */
export const maxRemembered = 200_000;
/** Behind one address may be a whole school. A program that makes up a new browser for each visit is none. */
export const maxBrowsersPerSender = 100;

type DayVisit = { day: string; path: string; sender: string; userAgent: string };
type FirstVisit = { isFirstOnPath: boolean; isFirstOnSite: boolean };

const nothingNew = { isFirstOnPath: false, isFirstOnSite: false };

/**
 * Who was where today, as hashes, which are in memory alone and forgotten with the day. `sender` is salted already, so
 * nobody could find out by trying which address and browser a hash stands for.
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
    /** Remembers the visit, and says what is new about it. Of a flood it remembers nothing, and calls nothing new. */
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
