import type { Sound } from '../synthesizer/sound.ts';
import { changeSamples, sidesOf } from './stereo.ts';

/** Sidechain ducking: lowers a sound at each time (in seconds) and lets it recover. `depth` from 0 to 1. */
export function duck(sound: Sound, sampleRate: number, times: readonly number[], depth: number, seconds = 0.22): void {
  const gain = new Float32Array(sound.left.length).fill(1);
  for (const time of times) {
    const first = Math.max(0, Math.round((time - 0.004) * sampleRate));
    const last = Math.min(gain.length, first + seconds * 2 * sampleRate);
    for (let i = first; i < last; i += 1) {
      const since = (i - first) / sampleRate;
      const lowered = 1 - depth * Math.min(1, since / 0.006) * Math.exp((-3 * since) / seconds);
      if (lowered < (gain[i] ?? 1)) gain[i] = lowered;
    }
  }
  for (const channel of sidesOf(sound)) changeSamples(channel, (value, i) => value * (gain[i] ?? 1));
}
