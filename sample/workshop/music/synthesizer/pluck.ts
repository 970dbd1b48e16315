import type { Oscillator, Source } from './source.ts';

/** `soft` darkens the pluck, `ring` is the decay in seconds, `damp` dulls the string. All but `ring` from 0 to 1. */
export type PluckSettings = { soft: number; ring: number; damp: number };

/** A plucked string (Karplus-Strong, with the allpass tuning of Jaffe and Smith). */
export function createPluck({ soft, ring, damp }: PluckSettings, { random, sampleRate }: Source): Oscillator {
  let line = new Float32Array(0);
  let place = 0;
  let memory = 0;
  let keep = 1;
  let slope = 0;
  let [allpassIn, allpassOut] = [0, 0];
  return (out, step) => {
    if (line.length === 0) {
      const period = 1 / step - damp;
      const length = Math.max(2, Math.floor(period - 0.2));
      const fraction = period - length;
      slope = (1 - fraction) / (1 + fraction);
      line = pickedString(length, soft, random);
      keep = 0.001 ** (1 / (ring * step * sampleRate));
    }
    let [before, passedIn, passedOut] = [memory, allpassIn, allpassOut];
    for (let i = 0; i < out.length; i += 1) {
      const value = line[place] as number;
      const mixed = value * (1 - damp) + before * damp;
      before = value;
      passedOut = slope * mixed + passedIn - slope * passedOut;
      passedIn = mixed;
      line[place] = passedOut * keep;
      place = place + 1 === line.length ? 0 : place + 1;
      out[i] = value;
    }
    memory = before;
    allpassIn = passedIn;
    allpassOut = passedOut;
  };
}

/** Noise with a mean of zero and constant power, low-pass filtered twice. */
function pickedString(length: number, soft: number, random: () => number) {
  const line = new Float32Array(length);
  let smooth = 0;
  for (let turn = 0; turn < 2; turn += 1) {
    for (let i = 0; i < length; i += 1) {
      smooth = smooth * soft + (random() * 2 - 1) * (1 - soft);
      line[i] = smooth;
    }
  }
  const mean = line.reduce((sum, value) => sum + value, 0) / length;
  const power = line.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length;
  return line.map((value) => ((value - mean) * 0.5) / Math.sqrt(power || 1));
}
