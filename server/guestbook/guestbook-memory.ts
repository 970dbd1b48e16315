import { handCallsPerEntry } from '#model/guestbook-hand.ts';
import { heartsPerEntry } from '#model/guestbook-hearts.ts';
import { createRecentSigners, type RecentSigners } from './recent-signers.ts';
import { createRateLimits, type RateLimits } from './spam/rate-limits.ts';

type Limits = { senderPerHour: number; allPerHour: number };

/** A guestbook's data about senders, in memory only. A reopened guestbook continues with it. */
export type GuestbookMemory = {
  signers: RecentSigners;
  /** Keeps the counts of the last hour unless the limits have changed. */
  limitsOf: (limits: Limits) => RateLimits;
  /** The same for what authors do with their entries. */
  handLimitsOf: (limits: Limits) => RateLimits;
  /** The same for hearts. */
  heartLimitsOf: (limits: Limits) => RateLimits;
};

/** `now` is epoch milliseconds. */
export function createGuestbookMemory(now: () => number): GuestbookMemory {
  const signing = keepLimits(now);
  const hands = keepLimits(now);
  const hearts = keepLimits(now);
  return {
    signers: createRecentSigners(now),
    limitsOf: signing,
    handLimitsOf: ({ senderPerHour, allPerHour }) =>
      hands({ senderPerHour: senderPerHour * handCallsPerEntry, allPerHour }),
    heartLimitsOf: ({ senderPerHour, allPerHour }) =>
      hearts({ senderPerHour: senderPerHour * heartsPerEntry, allPerHour: allPerHour * heartsPerEntry }),
  };
}

function keepLimits(now: () => number) {
  let last: { limits: Limits; counted: RateLimits } | undefined;
  return ({ senderPerHour, allPerHour }: Limits): RateLimits => {
    const isSame = last?.limits.senderPerHour === senderPerHour && last.limits.allPerHour === allPerHour;
    if (last && isSame) return last.counted;
    const limits = { senderPerHour, allPerHour };
    last = { limits, counted: createRateLimits({ ...limits, now }) };
    return last.counted;
  };
}
