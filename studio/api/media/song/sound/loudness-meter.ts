import type { Sound } from './sound.ts';

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

const absoluteGate = -70;
const relativeGate = -10;
/** A block of 400 ms begins every 100 ms. */
const stepsInBlock = 4;

/**
 * Measures integrated loudness by ITU-R BS.1770-4, piece by piece. One channel counts as two, because visitors hear it on both
 * sides.
 */
export function createLoudnessMeter() {
  let filters: KWeighting[] = [];
  let stepSamples = 0;
  const steps: number[] = [];
  let sum = 0;
  let counted = 0;

  return {
    add({ channels, sampleRate }: Sound): void {
      if (filters.length === 0) {
        filters = channels.map(() => new KWeighting(sampleRate));
        stepSamples = Math.round(sampleRate / 10);
      }
      const weight = channels.length === 1 ? 2 : 1;
      const length = channels[0]?.length ?? 0;
      for (let from = 0; from < length; ) {
        const to = Math.min(length, from + stepSamples - counted);
        for (const [index, channel] of channels.entries()) {
          sum += weight * (filters[index]?.sumOfSquares(channel, from, to) ?? 0);
        }
        counted += to - from;
        from = to;
        if (counted === stepSamples) {
          steps.push(sum / stepSamples);
          sum = 0;
          counted = 0;
        }
      }
    },
    /** In LUFS; undefined for silence. */
    read(): number | undefined {
      const whole = steps.length > 0 || counted === 0 ? steps : [sum / counted];
      const blocks = listBlocks(whole);
      const audible = blocks.filter((power) => toLufs(power) > absoluteGate);
      if (audible.length === 0) return undefined;
      const gate = toLufs(mean(audible)) + relativeGate;
      return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
    },
  };
}

function listBlocks(steps: number[]): number[] {
  if (steps.length < stepsInBlock) return [mean(steps)];
  return steps.slice(stepsInBlock - 1).map((_, index) => mean(steps.slice(index, index + stepsInBlock)));
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const toLufs = (power: number) => -0.691 + 10 * Math.log10(power + 1e-15);

/** The two filters that the recommendation gives for 48 kHz, worked out for any rate from their analogue models. */
class KWeighting {
  readonly #shelf: Biquad;
  readonly #pass: Biquad;
  readonly #state = new Float64Array(6);

  constructor(sampleRate: number) {
    const gain = 10 ** (3.999843853973347 / 20);
    const edge = gain ** 0.4996667741545416;
    const shelf = { k: Math.tan((Math.PI * 1681.974450955533) / sampleRate), q: 0.7071752369554196 };
    const high = 1 + shelf.k / shelf.q + shelf.k ** 2;
    this.#shelf = {
      b0: (gain + (edge * shelf.k) / shelf.q + shelf.k ** 2) / high,
      b1: (2 * (shelf.k ** 2 - gain)) / high,
      b2: (gain - (edge * shelf.k) / shelf.q + shelf.k ** 2) / high,
      a1: (2 * (shelf.k ** 2 - 1)) / high,
      a2: (1 - shelf.k / shelf.q + shelf.k ** 2) / high,
    };
    const pass = { k: Math.tan((Math.PI * 38.13547087602444) / sampleRate), q: 0.5003270373238773 };
    const low = 1 + pass.k / pass.q + pass.k ** 2;
    this.#pass = {
      b0: 1,
      b1: -2,
      b2: 1,
      a1: (2 * (pass.k ** 2 - 1)) / low,
      a2: (1 - pass.k / pass.q + pass.k ** 2) / low,
    };
  }

  sumOfSquares(channel: Float32Array, from: number, to: number): number {
    const { b0, b1, b2, a1, a2 } = this.#shelf;
    const pass = this.#pass;
    let [x1, x2, y1, y2, z1, z2] = this.#state as unknown as [number, number, number, number, number, number];
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      const x = channel[index] as number;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      const z = y - 2 * y1 + y2 - pass.a1 * z1 - pass.a2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      // Denormal numbers are slow on some processors.
      z1 = Math.abs(z) < 1e-20 ? 0 : z;
      sum += z * z;
    }
    this.#state.set([x1, x2, y1, y2, z1, z2]);
    return sum;
  }
}
