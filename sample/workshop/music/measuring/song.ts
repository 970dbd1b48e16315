import { loudnessOf } from '../mixer/loudness.ts';
import { truePeakOf } from '../mixer/true-peak.ts';
import type { Sound } from '../synthesizer/sound.ts';

export type SongMeasures = {
  seconds: number;
  megabytes: number;
  /** LUFS, integrated */
  loudness: number;
  /** dBTP */
  truePeak: number;
  clippedCount: number;
  /** Seconds below -60 dB. */
  silenceAtStart: number;
  silenceAtEnd: number;
  /** The difference between the last and the first sample, as a factor. */
  seam: number;
  /** The level of the side signal relative to the mid signal, in dB. */
  width: number;
};

/** Measures a decoded song; `byteCount` is the size of its file. */
export function measureSong({ left, right }: Sound, sampleRate: number, byteCount: number): SongMeasures {
  const length = left.length;
  const isLoud = (i: number) => Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0)) > 0.001;
  let first = 0;
  while (first < length && !isLoud(first)) first += 1;
  let last = length - 1;
  while (last > first && !isLoud(last)) last -= 1;
  let clippedCount = 0;
  let [shared, apart] = [0, 0];
  for (let i = 0; i < length; i += 1) {
    const [l, r] = [left[i] ?? 0, right[i] ?? 0];
    if (Math.abs(l) >= 0.999 || Math.abs(r) >= 0.999) clippedCount += 1;
    shared += (l + r) ** 2;
    apart += (l - r) ** 2;
  }
  const seamOf = (channel: Float32Array) => Math.abs((channel[0] ?? 0) - (channel[length - 1] ?? 0));
  return {
    seconds: length / sampleRate,
    megabytes: byteCount / 1e6,
    loudness: loudnessOf({ left, right }, sampleRate),
    truePeak: 20 * Math.log10(truePeakOf({ left, right })),
    clippedCount,
    silenceAtStart: first / sampleRate,
    silenceAtEnd: (length - 1 - last) / sampleRate,
    seam: Math.max(seamOf(left), seamOf(right)),
    width: 10 * Math.log10((apart + 1e-12) / (shared + 1e-12)),
  };
}
