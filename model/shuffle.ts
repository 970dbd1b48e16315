/** Random numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** A copy in another order. */
export function shuffle<Value>(values: Value[], random: Random): Value[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value];
  }
  return shuffled;
}
