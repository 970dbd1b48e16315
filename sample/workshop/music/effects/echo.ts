import { createFilter } from '../synthesizer/filter.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { createSound } from './stereo.ts';

/** `time` is a duration as in scores, `low` and `high` limit the band of the echoes in Hz. */
export type EchoSettings = { time: string; feedback?: number; low?: number; high?: number };

/** A ping-pong delay: echoes alternate sides, each duller than the one before. */
export function createEchoes(
  { left, right }: Sound,
  sampleRate: number,
  seconds: number,
  { feedback = 0.42, low = 350, high = 4200 }: Partial<EchoSettings>,
): Sound {
  const delay = Math.round(seconds * sampleRate);
  const wet = createSound(left.length);
  const toneOf = () => {
    const [dark, thin] = [createFilter(sampleRate), createFilter(sampleRate)];
    dark.tune(high, 0.6);
    thin.tune(low, 0.6);
    return (value: number) => thin.high(dark.low(value));
  };
  const [toneLeft, toneRight] = [toneOf(), toneOf()];
  for (let i = delay; i < left.length; i += 1) {
    const sent = ((left[i - delay] ?? 0) + (right[i - delay] ?? 0)) * 0.5;
    wet.left[i] = toneLeft(sent + (wet.right[i - delay] ?? 0) * feedback);
    wet.right[i] = toneRight((wet.left[i - delay] ?? 0) * feedback * 1.15);
  }
  return wet;
}
