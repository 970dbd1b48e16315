import { changeSamples, sidesOf } from '../effects/stereo.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { peakAt } from './true-peak.ts';

const aheadSeconds = 0.004;
const recoverySeconds = 0.08;

/**
 * A look-ahead limiter: keeps true peaks under `ceiling` (a factor) by lowering the gain before a peak. Returns the
 * lowest gain in dB.
 */
export function limitPeaks(sound: Sound, sampleRate: number, ceiling: number): number {
  const ahead = Math.round(aheadSeconds * sampleRate);
  const gain = lowestAhead(wantedGain(sound, ceiling), ahead);
  const recovery = Math.exp(-1 / (recoverySeconds * sampleRate));
  let last = 1;
  changeSamples(gain, (value) => {
    last = Math.min(value, 1 - (1 - last) * recovery);
    return last;
  });
  let sum = ahead;
  let deepest = 1;
  const smooth = gain.map((value, i) => {
    sum += value - (i >= ahead ? (gain[i - ahead] ?? 1) : 1);
    deepest = Math.min(deepest, sum / ahead);
    return sum / ahead;
  });
  for (const channel of sidesOf(sound)) changeSamples(channel, (value, i) => value * (smooth[i] ?? 1));
  return 20 * Math.log10(deepest);
}

function wantedGain({ left, right }: Sound, ceiling: number): Float32Array {
  return left.map((value, i) => {
    const size = Math.max(Math.abs(value), Math.abs(right[i] ?? 0));
    const peak = size > ceiling * 0.6 ? Math.max(peakAt(left, i), peakAt(right, i)) : size;
    return peak > ceiling ? ceiling / peak : 1;
  });
}

/** For each sample the lowest of the next `ahead` values, from a monotonic queue. */
function lowestAhead(values: Float32Array, ahead: number): Float32Array {
  const lowest = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  const valueAt = (place: number) => values[queue[place] ?? 0] ?? 1;
  let head = 0;
  let tail = 0;
  for (let i = values.length - 1; i >= 0; i -= 1) {
    while (tail > head && valueAt(tail - 1) >= (values[i] ?? 1)) tail -= 1;
    queue[tail] = i;
    tail += 1;
    while ((queue[head] ?? 0) > i + ahead) head += 1;
    lowest[i] = valueAt(head);
  }
  return lowest;
}
