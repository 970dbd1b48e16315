import type { Clock } from './connection.ts';
import { PublishError } from './publish-error.ts';

/** In milliseconds, one before each new try; after the last the error stands. */
const pauses = [1_000, 4_000, 15_000, 60_000];

/** What may be over after a pause. */
export const passing = ['busy', 'unreachable'] as const;
export type Passing = (typeof passing)[number];

type Retries = { clock: Clock; signal: AbortSignal; say: (sentence: string) => void };

/**
 * Does what may fail for a moment, with growing pauses, or those that the host asks for. Only for work that may be done twice.
 * Keys and refusals are told at once.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  { clock, signal, say }: Retries,
  reasons: readonly Passing[] = passing,
): Promise<Result> {
  for (const pause of pauses) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PublishError) || !reasons.some((reason) => reason === error.reason)) throw error;
      const ms = Math.max(pause, error.retryAfterMs ?? 0);
      say(`${error.message} Trying again in ${Math.ceil(ms / 1000)} s.`);
      await clock.wait(ms, signal);
    }
  }
  signal.throwIfAborted();
  return work();
}
