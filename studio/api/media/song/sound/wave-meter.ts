import type { Sound } from './sound.ts';

/** Of the picture of a song. */
const barCount = 352;
const hopsPerSecond = 100;

/** Collects the peaks of a song for its picture, and how long it is. */
export function createWaveMeter() {
  const hops: number[] = [];
  let rate = 0;
  let samples = 0;
  let peak = 0;
  let left = 0;

  return {
    add({ channels, sampleRate }: Sound): void {
      rate = sampleRate;
      const hop = Math.max(1, Math.round(sampleRate / hopsPerSecond));
      const length = channels[0]?.length ?? 0;
      for (let index = 0; index < length; index += 1) {
        for (const channel of channels) {
          const size = Math.abs(channel[index] as number);
          if (size > peak) peak = size;
        }
        left += 1;
        if (left === hop) {
          hops.push(peak);
          peak = 0;
          left = 0;
        }
      }
      samples += length;
    },
    read(): { seconds: number; samples: number; peaks: number[] } {
      const all = left > 0 ? [...hops, peak] : hops;
      const peaks = Array.from({ length: barCount }, (_, bar) => {
        const from = Math.floor((bar / barCount) * all.length);
        const to = Math.max(from + 1, Math.floor(((bar + 1) / barCount) * all.length));
        const highest = all.slice(from, to).reduce((most, size) => Math.max(most, size), 0);
        return Math.round(Math.min(1, highest) * 1000) / 1000;
      });
      return { seconds: rate === 0 ? 0 : samples / rate, samples, peaks: all.length === 0 ? [] : peaks };
    },
  };
}
