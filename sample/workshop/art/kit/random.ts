/** Random numbers from 0 to below 1; the same seed always draws the same stars. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 7), state | 61);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 14), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
