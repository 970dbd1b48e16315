import type { Oscillator, Source } from './source.ts';

/** Band-pass noise around the pitch; `width` is its bandwidth. */
export function createBreath(width: number, { random }: Source): Oscillator {
  let [low, band] = [0, 0];
  return (out, step) => {
    const tune = Math.min(0.9, 2 * Math.PI * step);
    let [l, b] = [low, band];
    for (let i = 0; i < out.length; i += 1) {
      l += tune * b;
      b += tune * (random() * 2 - 1 - l - width * b);
      out[i] = b * 0.25;
    }
    low = l;
    band = b;
  };
}
