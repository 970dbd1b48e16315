import type { FailureReason } from '../engine.ts';

export const states = { ended: 0, playing: 1, paused: 2, buffering: 3 };

/** By the codes of YouTube's errors. Of others is only known that nothing plays here. */
export const reasons: Partial<Record<number, FailureReason>> = {
  2: 'unplayable',
  5: 'unplayable',
  100: 'removed',
  101: 'embedding-refused',
  150: 'embedding-refused',
};
