import { createFilter } from '../synthesizer/filter.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { createSound, readBetween } from './stereo.ts';

/** `seconds` to decay by 60 dB, room `size`, damping above `bright` Hz, cut below `low` Hz, pre-delay `wait` in s. */
export type ReverbSettings = { seconds?: number; size?: number; bright?: number; low?: number; wait?: number };

/** Lengths in ms without common factors, so that no pitch keeps ringing. */
const lineMilliseconds = [31.1, 37.3, 41.9, 47.7, 53.9, 61.3, 68.7, 77.1];
const diffuserMilliseconds = [
  [2.13, 4.77, 7.31, 12.7, 19.9, 29.3],
  [2.41, 5.11, 6.97, 13.3, 18.7, 31.7],
];

/** A feedback delay network of eight lines, each mixed into all others and slowly modulated at its own rate. */
export function createReverb(
  { left, right }: Sound,
  sampleRate: number,
  { seconds = 1.8, size = 1, bright = 5200, low = 220, wait = 0.018 }: ReverbSettings,
): Sound {
  const wet = createSound(left.length);
  const lines = lineMilliseconds.map((milliseconds, index) => {
    const length = Math.round((milliseconds * size * sampleRate) / 1000);
    return {
      samples: new Float32Array(length + 64),
      length,
      keep: 10 ** ((-3 * length) / (seconds * sampleRate)),
      swayStep: (2 * Math.PI * (0.31 + 0.073 * index)) / sampleRate,
      sway: 0,
      memory: 0,
    };
  });
  const damping = Math.exp((-2 * Math.PI * bright) / sampleRate);
  const out = new Float64Array(8);
  const inputs = diffuserMilliseconds.map((stages) => createInput(stages, low, sampleRate));
  const pre = Math.round(wait * sampleRate);
  for (let i = 0; i < left.length; i += 1) {
    const l = inputs[0]?.(left[i - pre] ?? 0) ?? 0;
    const r = inputs[1]?.(right[i - pre] ?? 0) ?? 0;
    for (let index = 0; index < 8; index += 1) {
      const line = lines[index];
      if (!line) continue;
      if (i % 32 === 0) line.sway = 7 * Math.sin(i * line.swayStep + index);
      const value = readBetween(line.samples, (i % line.samples.length) - line.length + line.sway);
      line.memory = value * (1 - damping) + line.memory * damping;
      out[index] = line.memory * line.keep;
    }
    wet.left[i] = at(out, 0) - at(out, 2) + at(out, 4) - at(out, 6);
    wet.right[i] = at(out, 1) - at(out, 3) + at(out, 5) - at(out, 7);
    mixAll(out);
    for (let index = 0; index < 8; index += 1) {
      const line = lines[index];
      if (!line) continue;
      const sent = (index % 2 === 1 ? r : l) * ((index & 2) === 2 ? -0.5 : 0.5);
      line.samples[i % line.samples.length] = at(out, index) + sent;
    }
  }
  return wet;
}

const at = (values: Float64Array, index: number) => values[index] as number;

/** The Hadamard matrix of order eight: mixes every value into every other without loss of power. */
function mixAll(values: Float64Array): void {
  for (let span = 1; span < 8; span *= 2) {
    for (let index = 0; index < 8; index += 1) {
      if ((index & span) !== 0) continue;
      const [a, b] = [at(values, index), at(values, index + span)];
      values[index] = a + b;
      values[index + span] = a - b;
    }
  }
  for (let index = 0; index < 8; index += 1) values[index] = at(values, index) / Math.sqrt(8);
}

/** Cuts the lows and diffuses the rest with a series of allpass filters. */
function createInput(milliseconds: readonly number[], low: number, sampleRate: number): (value: number) => number {
  const thin = createFilter(sampleRate);
  thin.tune(low, 0.6);
  const stages = milliseconds.map((length) => ({
    line: new Float32Array(Math.round((length * sampleRate) / 1000)),
    place: 0,
  }));
  return (input) => {
    let value = thin.high(input);
    for (const stage of stages) {
      const delayed = stage.line[stage.place] ?? 0;
      const fed = value + delayed * 0.62;
      stage.line[stage.place] = fed;
      stage.place = stage.place + 1 === stage.line.length ? 0 : stage.place + 1;
      value = delayed - fed * 0.62;
    }
    return value;
  };
}
