/** As long as a device may ask for a finger or a face. */
const challengeMs = 5 * 60_000;

export type Challenges = ReturnType<typeof createChallenges>;

/** What a device has to sign, each good once: an answer that somebody recorded is worth nothing. In memory only. */
export function createChallenges(now: () => number) {
  const challenges = new Map<string, { challenge: string; expires: number }>();
  return {
    /** One for each session or passkey, so their number is that of the doors. */
    keep(whose: string, challenge: string): void {
      challenges.set(whose, { challenge, expires: now() + challengeMs });
    },
    take(whose: string): string | undefined {
      const kept = challenges.get(whose);
      challenges.delete(whose);
      return kept && kept.expires > now() ? kept.challenge : undefined;
    },
  };
}
