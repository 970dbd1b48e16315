import { dayMs } from '#model/day.ts';

const maxRemembered = 10_000;

export type RecentSigners = ReturnType<typeof createRecentSigners>;

/**
 * Remembers in memory who signed which entry today. Without a resend key, this distinguishes a resend from a stranger's
 * identical entry in the same millisecond. Sender hashes change daily, so the map is cleared at midnight UTC. `now` is
 * epoch milliseconds.
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
    remember(entryId: string, sender: string): void {
      forgetYesterday();
      byEntry.set(entryId, sender);
      if (byEntry.size <= maxRemembered) return;
      const [oldest = ''] = byEntry.keys();
      byEntry.delete(oldest);
    },
    forget(entryId: string): void {
      byEntry.delete(entryId);
    },
    /** Undefined if forgotten. */
    find(entryId: string): string | undefined {
      forgetYesterday();
      return byEntry.get(entryId);
    },
  };
}
