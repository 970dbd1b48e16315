import { dayMs } from '#model/day.ts';

const maxRemembered = 10_000;

export type RecentSigners = ReturnType<typeof createRecentSigners>;

/**
 * Who signed which entry today, in memory alone: what tells a resend from a stranger's same words in the same
 * millisecond where an entry came without a resend key. Senders have other hashes tomorrow, so they are forgotten at
 * midnight UTC. `now` is epoch milliseconds.
 */
export function createRecentSigners(now: () => number) {
  const byEntry = new Map<string, string>();
  let day = Math.floor(now() / dayMs);
  const forgetYesterday = () => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) byEntry.clear();
    day = today;
  };
  return {
    note(entryId: string, sender: string): void {
      forgetYesterday();
      byEntry.set(entryId, sender);
      const [oldest] = byEntry.keys();
      if (byEntry.size > maxRemembered && oldest !== undefined) byEntry.delete(oldest);
    },
    forget(entryId: string): void {
      byEntry.delete(entryId);
    },
    /** Undefined where nobody knows any more. */
    find(entryId: string): string | undefined {
      forgetYesterday();
      return byEntry.get(entryId);
    },
  };
}
