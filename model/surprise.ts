import { dayMs } from './day.ts';

/**
 * Where the surprise hides on a day of the visitor's own calendar: the same place for the whole day, another one on the
 * next, and each of the places once before the first comes again.
 */
export function findHidingPlace<Place>(places: readonly Place[], now: Date): Place | undefined {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayMs;
  const step = places.length % 7 === 0 ? 5 : 7;
  return places[(day * step) % places.length];
}
