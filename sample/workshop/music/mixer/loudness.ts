import type { Sound } from '../synthesizer/sound.ts';

type Biquad = [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two K-weighting filters of ITU-R BS.1770, for any sample rate. */
function kWeighting(sampleRate: number): [shelf: Biquad, pass: Biquad] {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const gain = 10 ** (3.999843853973347 / 20);
  const edge = gain ** 0.4996667741545416;
  const q = 0.7071752369554196;
  const norm = 1 + k / q + k ** 2;
  const passK = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const passNorm = 1 + passK / passQ + passK ** 2;
  return [
    [
      (gain + (edge * k) / q + k ** 2) / norm,
      (2 * (k ** 2 - gain)) / norm,
      (gain - (edge * k) / q + k ** 2) / norm,
      (2 * (k ** 2 - 1)) / norm,
      (1 - k / q + k ** 2) / norm,
    ],
    [1, -2, 1, (2 * (passK ** 2 - 1)) / passNorm, (1 - passK / passQ + passK ** 2) / passNorm],
  ];
}

/** The K-weighted power of each tenth of a second, summed over both channels. */
function weightedPowers({ left, right }: Sound, sampleRate: number): Float64Array {
  const hop = Math.round(sampleRate / 10);
  const powers = new Float64Array(Math.ceil(left.length / hop));
  const [[s0, s1, s2, s3, s4], [, p1, p2, p3, p4]] = kWeighting(sampleRate);
  for (const channel of [left, right]) {
    let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
    for (let block = 0; block < powers.length; block += 1) {
      const end = Math.min(channel.length, (block + 1) * hop);
      let sum = 0;
      for (let i = block * hop; i < end; i += 1) {
        const x = channel[i] ?? 0;
        const y = s0 * x + s1 * x1 + s2 * x2 - s3 * y1 - s4 * y2;
        const z = y + p1 * y1 + p2 * y2 - p3 * z1 - p4 * z2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        z2 = z1;
        // Denormal numbers are slow on some processors.
        z1 = Math.abs(z) < 1e-20 ? 0 : z;
        sum += z * z;
      }
      powers[block] = (powers[block] ?? 0) + sum / hop;
    }
  }
  return powers;
}

const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power + 1e-15);
const mean = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);

/** Integrated loudness in LUFS by ITU-R BS.1770, with both gates; silence is -Infinity. */
export function loudnessOf(sound: Sound, sampleRate: number): number {
  const powers = weightedPowers(sound, sampleRate);
  const at = (index: number) => powers[index] ?? 0;
  const blocks = Array.from({ length: Math.max(1, powers.length - 3) }, (_, i) => {
    return (at(i) + at(i + 1) + at(i + 2) + at(i + 3)) / 4;
  });
  const audible = blocks.filter((power) => lufsOf(power) > -70);
  if (audible.length === 0) return -Infinity;
  const gate = lufsOf(mean(audible)) - 10;
  return lufsOf(mean(audible.filter((power) => lufsOf(power) > gate)));
}
