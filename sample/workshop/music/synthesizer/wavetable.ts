/**
 * One cycle of a wave for every half octave, with only the harmonics below half the sample rate: no tone aliases,
 * however high it is.
 */
export type Wavetable = readonly Float32Array[];

const size = 4096;
const mostHarmonics = 512;

/** `levelOf` is the amplitude of a sine harmonic, from 1. */
function createWavetable(levelOf: (harmonic: number) => number): Wavetable {
  const tables: Float32Array[] = [];
  const sum = new Float64Array(size);
  let harmonic = 1;
  for (let index = 0; 2 ** (index / 2) <= mostHarmonics; index += 1) {
    const most = Math.floor(2 ** (index / 2));
    for (; harmonic <= most; harmonic += 1) {
      const level = levelOf(harmonic);
      if (level === 0) continue;
      for (let i = 0; i < size; i += 1) {
        sum[i] = (sum[i] ?? 0) + level * Math.sin((2 * Math.PI * harmonic * i) / size);
      }
    }
    // One extra sample, so that interpolation after the last one needs no special case.
    const table = new Float32Array(size + 1);
    table.set(sum);
    table[size] = sum[0] ?? 0;
    tables.push(table);
  }
  return tables;
}

/** The table for a step (frequency divided by sample rate). */
export function tableFor(wavetable: Wavetable, step: number): Float32Array {
  const index = Math.floor(2 * Math.log2(Math.max(1, 0.47 / step)));
  return (wavetable[Math.min(wavetable.length - 1, index)] ?? wavetable[0]) as Float32Array;
}

/** Reads a table at a phase of 0 to below 1. */
export function readTable(table: Float32Array, phase: number): number {
  const position = phase * size;
  const at = position | 0;
  const value = table[at] as number;
  return value + ((table[at + 1] as number) - value) * (position - at);
}

const once = <Value>(make: () => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
};

/** Falls from 1 to -1. */
export const sawTable = once(() => createWavetable((n) => 2 / (Math.PI * n)));

export const triangleTable = once(() =>
  createWavetable((n) => (n % 2 === 0 ? 0 : ((n % 4 === 1 ? 1 : -1) * 8) / (Math.PI * n) ** 2)),
);

/** A triangle in 16 steps, like early consoles: the steps add harmonics around every multiple of 32. */
export const stairsTable = once(() => {
  const stairs = Array.from({ length: size }, (_, i) => {
    const place = (i + 0.5) / size;
    const triangle = 1 - 4 * Math.abs(((place + 0.25) % 1) - 0.5);
    return (Math.floor((triangle * 0.5 + 0.5) * 15.999) / 15) * 2 - 1;
  });
  return createWavetable((n) => {
    if (n > 160) return 0;
    return (
      stairs.reduce((sum, value, i) => sum + value * Math.sin((2 * Math.PI * n * (i + 0.5)) / size), 0) * (2 / size)
    );
  });
});

export const sineTable = once(() => createWavetable((n) => (n === 1 ? 1 : 0)));
