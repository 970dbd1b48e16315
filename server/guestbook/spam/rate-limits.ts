import type { Sender } from '#server/http/senders.ts';
import { createRecentTimes, type RecentTimes } from './recent-times.ts';

/** How long an accepted entry counts. */
const limitWindowMs = 60 * 60 * 1000;
/** A household (/56) is refused at this multiple of a sender's limit. */
const householdFactor = 3;
/** A neighbourhood (/48 or /24), which strangers may share, is held at this multiple of a sender's limit. */
const neighbourhoodFactor = 10;
/** Networks per generation and kind; a flood from more of them evicts those idle longest. */
const generationSize = 5000;
/** Room for entries of one transaction, which may be rolled back. */
const spare = 256;

type Permission =
  /** With `isFlood` the entry is stored and held for the owner. */
  { isAllowed: true; isFlood: boolean } | { isAllowed: false; retryAfterSeconds: number };

export type RateLimits = {
  /** Whether a sender may sign now. A check is not counted, so refused requests use up no limit. */
  check: (sender: Sender) => Permission;
  /** Counts an accepted entry; a held one does not count towards the limit of all senders. */
  count: (sender: Sender, isHeld?: boolean) => void;
  /** Undoes the last `count` after an entry could not be stored. */
  uncount: (sender: Sender, isHeld?: boolean) => void;
};

/**
 * Sliding-window rate limits over 60 minutes. Senders over their own or their household's limit are refused; a limit of
 * 0 refuses everyone. Beyond the limit of a neighbourhood or of all senders, entries are a flood, which is held and not
 * refused, because no single sender is at fault. Memory is bounded. `now` is epoch milliseconds; if the clock is set
 * back, no time passes between the two calls, so no limit lasts longer.
 */
export function createRateLimits({
  senderPerHour,
  allPerHour,
  now,
}: {
  senderPerHour: number;
  allPerHour: number;
  now: () => number;
}): RateLimits {
  const all = createRecentTimes(limitWindowMs, allPerHour + spare);
  const senders = createNetworkTimes(senderPerHour);
  const households = createNetworkTimes(senderPerHour * householdFactor);
  const neighbourhoods = createNetworkTimes(senderPerHour * neighbourhoodFactor);
  const networksOf = ({ id, household, neighbourhood }: Sender): [NetworkTimes, string | undefined][] => [
    [senders, id],
    [households, household],
    [neighbourhoods, neighbourhood],
  ];
  let lastMs = now();
  let elapsedMs = 0;

  function tick(): number {
    const nowMs = now();
    elapsedMs += Math.max(0, nowMs - lastMs);
    lastMs = nowMs;
    for (const times of [senders, households, neighbourhoods]) times.forgetIdle(elapsedMs);
    return elapsedMs;
  }

  return {
    check({ id, household, neighbourhood }) {
      const time = tick();
      const waitMs = Math.max(senders.waitFor(id, time), households.waitFor(household, time));
      if (waitMs > 0) return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      const isFlood = all.waitFor(allPerHour, time) > 0 || neighbourhoods.waitFor(neighbourhood, time) > 0;
      return { isAllowed: true, isFlood };
    },
    count(sender, isHeld = false) {
      const time = tick();
      for (const [times, network] of networksOf(sender)) times.add(network, time);
      if (!isHeld) all.add(time);
    },
    uncount(sender, isHeld = false) {
      for (const [times, network] of networksOf(sender)) times.removeLast(network);
      if (!isHeld) all.removeLast();
    },
  };
}

type NetworkTimes = ReturnType<typeof createNetworkTimes>;

/**
 * Times per network; undefined is no network and has no limit. Networks are kept in two generations, because finding the
 * one idle longest in a single list would be linear per entry.
 */
function createNetworkTimes(limit: number) {
  let recent = new Map<string, RecentTimes>();
  let older: typeof recent = new Map();
  let rotatedMs = 0;
  let addedMs = 0;
  const find = (network: string) => recent.get(network) ?? older.get(network);
  const rotate = (time: number) => {
    older = recent;
    recent = new Map();
    rotatedMs = time;
  };
  return {
    waitFor(network: string | undefined, time: number): number {
      if (network === undefined) return 0;
      return find(network)?.waitFor(limit, time) ?? (limit > 0 ? 0 : limitWindowMs);
    },
    add(network: string | undefined, time: number): void {
      if (network === undefined) return;
      const times = find(network) ?? createRecentTimes(limitWindowMs, limit + spare);
      times.add(time);
      older.delete(network);
      recent.set(network, times);
      addedMs = time;
      if (recent.size >= generationSize) rotate(time);
    },
    removeLast(network: string | undefined): void {
      if (network !== undefined) find(network)?.removeLast();
    },
    forgetIdle(time: number): void {
      if (time - rotatedMs < limitWindowMs) return;
      rotate(time);
      if (time - addedMs >= limitWindowMs) older = new Map();
    },
  };
}
