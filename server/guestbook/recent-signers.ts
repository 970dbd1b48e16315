import { dayMs } from '#model/day.ts';

/** Signers are kept in two generations: a single map would search for its oldest entry each time that one is added. */
const generationSize = 10_000;

export type RecentSigners = ReturnType<typeof createRecentSigners>;

/**
 * Remembers in memory who signed which entry today. Without a resend key, this distinguishes a resend from a stranger's
 * identical entry in the same millisecond. Sender hashes change daily, so all are forgotten at midnight UTC, and the oldest
 * beyond 10,000 to 20,000. `now` is epoch milliseconds.
 */
export function createRecentSigners(now: () => number) {
  let recent = new Map<string, string>();
  let older: typeof recent = new Map();
  let day = Math.floor(now() / dayMs);
  const forgetYesterday = () => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) [recent, older] = [new Map(), new Map()];
    day = today;
  };
  return {
    remember(entryId: string, sender: string): void {
      forgetYesterday();
      if (recent.size >= generationSize) [recent, older] = [new Map(), recent];
      recent.set(entryId, sender);
    },
    forget(entryId: string): void {
      recent.delete(entryId);
      older.delete(entryId);
    },
    /** Undefined if forgotten. */
    find(entryId: string): string | undefined {
      forgetYesterday();
      return recent.get(entryId) ?? older.get(entryId);
    },
  };
}
