import type { Sender } from '#server/http/senders.ts';
import { createRecentTimes, type RecentTimes } from './recent-times.ts';

/** How long an accepted entry counts. */
export const limitWindowMs = 60 * 60 * 1000;
/** So many times as much as one sender may sign from a household's /56 before it is refused. */
export const householdFactor = 3;
/** And so many times as much from a /48 or /24, where strangers may be neighbours, before it is held for the owner. */
export const neighbourhoodFactor = 10;
/** Networks of each kind in one generation; a flood from more of them pushes out those that were quiet longest. */
const generationSize = 5000;
/** Entries of one transaction may have to be taken back. */
const spare = 256;

export type Permission =
  /** `isFlood`: stored, and held for the owner. */
  { isAllowed: true; isFlood: boolean } | { isAllowed: false; retryAfterSeconds: number };

export type RateLimits = {
  /** Whether a sender may sign now. Asking costs nothing: a flood that is refused takes nobody's share. */
  check: (sender: Sender) => Permission;
  /** Counts an entry that was accepted; one that is held takes nothing of what all may sign together. */
  note: (sender: Sender, isHeld?: boolean) => void;
  /** Undoes the last `note`, of an entry that could not be stored after all. */
  takeBack: (sender: Sender, isHeld?: boolean) => void;
};

/**
 * Counts the entries of the last 60 minutes. Refused is who is over the limit of one sender, for the own address or the
 * own household; with a limit of 0 nobody may sign. What a whole neighbourhood or everybody together has too many of is
 * nobody's own fault, so it is a flood, which is held and not refused. What it remembers has an upper bound.
 * `now` is epoch milliseconds; where that clock is set back, the time between two calls counts as none, and no share
 * stays used up longer than before.
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
    for (const times of [senders, households, neighbourhoods]) times.forgetQuiet(elapsedMs);
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
    note(sender, isHeld = false) {
      const time = tick();
      for (const [times, network] of networksOf(sender)) times.add(network, time);
      if (!isHeld) all.add(time);
    },
    takeBack(sender, isHeld = false) {
      for (const [times, network] of networksOf(sender)) times.takeBack(network);
      if (!isHeld) all.takeBack();
    },
  };
}

type NetworkTimes = ReturnType<typeof createNetworkTimes>;

/**
 * Times by the network that they came from; undefined is no network, and has no limit. Two generations of networks take
 * turns: to look for the one that was quiet longest in a single list would take a flood's time for each entry.
 */
function createNetworkTimes(limit: number) {
  let recent = new Map<string, RecentTimes>();
  let older: typeof recent = new Map();
  let turnedMs = 0;
  let addedMs = 0;
  const find = (network: string) => recent.get(network) ?? older.get(network);
  const turn = (time: number) => {
    older = recent;
    recent = new Map();
    turnedMs = time;
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
      if (recent.size >= generationSize) turn(time);
    },
    takeBack(network: string | undefined): void {
      if (network !== undefined) find(network)?.takeBack();
    },
    forgetQuiet(time: number): void {
      if (time - turnedMs < limitWindowMs) return;
      turn(time);
      if (time - addedMs >= limitWindowMs) older = new Map();
    },
  };
}
