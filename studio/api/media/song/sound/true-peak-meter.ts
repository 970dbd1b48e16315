import type { Sound } from './sound.ts';

/** Samples on each side of a point between two. */
const reach = 8;
const taps = 2 * reach;
/** Three points between two samples: the fourfold oversampling that ITU-R BS.1770-4 asks for, with windowed sincs. */
const kernels = [0.25, 0.5, 0.75].map((offset) => {
  const kernel = Float64Array.from({ length: taps }, (_, index) => {
    const x = index - (reach - 1) - offset;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 0.5)));
  });
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  return kernel.map((weight) => weight / sum);
});
/** Between two samples a wave is seldom more than 1.41 times as high as they are: below that, looking is no use. */
const worthwhile = Math.SQRT1_2 * 0.99;

/** Measures the highest point of a wave, between its samples as well, piece by piece. */
export function createTruePeakMeter() {
  let highest = 0;
  let rest: Float32Array[] = [];

  function look(channel: Float32Array): void {
    for (const sample of channel) {
      const size = Math.abs(sample);
      if (size > highest) highest = size;
    }
    for (let index = reach - 1; index + reach < channel.length; index += 1) {
      const near = Math.max(Math.abs(channel[index] as number), Math.abs(channel[index + 1] as number));
      if (near < highest * worthwhile) continue;
      for (const kernel of kernels) {
        let sum = 0;
        for (let tap = 0; tap < taps; tap += 1) {
          sum += (channel[index - reach + 1 + tap] as number) * (kernel[tap] as number);
        }
        const size = Math.abs(sum);
        if (size > highest) highest = size;
      }
    }
  }

  return {
    add({ channels }: Sound): void {
      rest = channels.map((channel, index) => {
        const before = rest[index] ?? new Float32Array(taps);
        const whole = new Float32Array(before.length + channel.length);
        whole.set(before);
        whole.set(channel, before.length);
        look(whole);
        return whole.slice(-taps);
      });
    },
    /** In dB of full scale; -Infinity for silence. */
    read: (): number => 20 * Math.log10(highest),
  };
}
