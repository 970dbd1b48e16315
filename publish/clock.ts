import { setTimeout } from 'node:timers/promises';
import type { Clock } from './connection.ts';

export const systemClock: Clock = {
  now: Date.now,
  wait: async (ms, signal) => {
    await setTimeout(ms, undefined, { signal });
  },
};
