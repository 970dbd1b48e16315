/** The power of each frequency from 0 to half the sample rate; the number of samples must be a power of two. */
export function powersOf(samples: Float64Array): Float64Array {
  const size = samples.length;
  const real = reversed(samples);
  const imaginary = new Float64Array(size);
  for (let span = 2; span <= size; span *= 2) {
    const half = span / 2;
    for (let k = 0; k < half; k += 1) {
      const angle = (-2 * Math.PI * k) / span;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < size; i += span) {
        const j = i + half;
        const [re, im] = [real[j] ?? 0, imaginary[j] ?? 0];
        const x = re * cosine - im * sine;
        const y = re * sine + im * cosine;
        const [a, b] = [real[i] ?? 0, imaginary[i] ?? 0];
        real[j] = a - x;
        imaginary[j] = b - y;
        real[i] = a + x;
        imaginary[i] = b + y;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2);
}

/** The samples in bit-reversed order. */
function reversed(samples: Float64Array): Float64Array {
  const bits = Math.log2(samples.length);
  if (!Number.isInteger(bits)) throw new Error(`${samples.length} samples are not a power of two.`);
  const result = new Float64Array(samples.length);
  let place = 0;
  for (let i = 0; i < samples.length; i += 1) {
    result[place] = samples[i] ?? 0;
    let bit = samples.length >> 1;
    while ((place & bit) !== 0) {
      place ^= bit;
      bit >>= 1;
    }
    place |= bit;
  }
  return result;
}

export const octaveHertz = [31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000];

/** The share of each octave, in dB relative to the total. */
export function octavesOf(mono: Float32Array, sampleRate: number): number[] {
  const size = 8192;
  const hann = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  const powers = new Float64Array(size / 2);
  for (let first = 0; first + size <= mono.length; first += size * 2) {
    const windowed = hann.map((weight, i) => weight * (mono[first + i] ?? 0));
    for (const [i, power] of powersOf(windowed).entries()) powers[i] = (powers[i] ?? 0) + power;
  }
  const total = powers.reduce((sum, power) => sum + power, 0);
  return octaveHertz.map((centre) => {
    const isInside = (hertz: number) => hertz >= centre / Math.SQRT2 && hertz < centre * Math.SQRT2;
    const sum = powers.reduce((octave, power, i) => octave + (isInside((i * sampleRate) / size) ? power : 0), 0);
    return 10 * Math.log10(sum / total + 1e-12);
  });
}
