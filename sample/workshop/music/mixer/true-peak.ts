import type { Sound } from '../synthesizer/sound.ts';

const reach = 6;
/** Windowed sincs at three points between two samples: the fourfold oversampling of ITU-R BS.1770. */
const kernels = [0.25, 0.5, 0.75].map((offset) =>
  Float64Array.from({ length: 2 * reach }, (_, i) => {
    const x = i - (reach - 1) - offset;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 0.5)));
  }),
);

/** The highest absolute value of a wave from a sample to the next one. */
export function peakAt(channel: Float32Array, index: number): number {
  let peak = Math.abs(channel[index] ?? 0);
  for (const kernel of kernels) {
    let sum = 0;
    for (let k = 0; k < kernel.length; k += 1) sum += (channel[index - reach + 1 + k] ?? 0) * (kernel[k] ?? 0);
    const size = Math.abs(sum);
    if (size > peak) peak = size;
  }
  return peak;
}

function highestSample(channel: Float32Array): number {
  let highest = 0;
  for (let i = 0; i < channel.length; i += 1) {
    const size = Math.abs(channel[i] as number);
    if (size > highest) highest = size;
  }
  return highest;
}

/** The highest true peak, as a factor. */
export function truePeakOf({ left, right }: Sound): number {
  let highest = Math.max(highestSample(left), highestSample(right));
  // Below a quarter of the sample rate, a wave between two samples is at most 1.41 times as high as they are.
  const worthwhile = highest * Math.SQRT1_2 * 0.99;
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i += 1) {
      if (Math.abs(channel[i] as number) < worthwhile) continue;
      const peak = Math.max(peakAt(channel, i), i > 0 ? peakAt(channel, i - 1) : 0);
      if (peak > highest) highest = peak;
    }
  }
  return highest;
}
