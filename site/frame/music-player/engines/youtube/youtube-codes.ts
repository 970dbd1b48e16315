import type { FailureReason } from '../engine.ts';

export const states = { ended: 0, playing: 1, paused: 2, buffering: 3 };

/** By YouTube's error codes. Any other code only means that the video does not play here. */
export const reasons: Partial<Record<number, FailureReason>> = {
  2: 'unplayable',
  5: 'unplayable',
  100: 'removed',
  101: 'embedding-refused',
  150: 'embedding-refused',
};
