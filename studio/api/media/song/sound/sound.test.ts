import { expect, test } from 'vitest';
import { makeSound, tone, type Wave } from '../song-fixture.ts';
import { measureSound } from './measure-sound.ts';
import { mixToStereo, type Sound } from './sound.ts';

/** In pieces of odd sizes, as decoders give them. */
async function* inPieces({ channels, sampleRate }: Sound) {
  const length = channels[0]?.length ?? 0;
  for (let at = 0, size = 1000; at < length; at += size, size = (size * 7 + 13) % 9000 || 1) {
    yield { channels: channels.map((channel) => channel.subarray(at, at + size)), sampleRate };
  }
}
const measure = (sound: Sound) => measureSound(inPieces(sound));

// The minimum requirements of EBU Tech 3341, table 1.
test.each([
  ['case 1', 20, tone(-23), -23],
  ['case 2', 20, tone(-33), -33],
  ['case 3, the quiet ends do not count', 80, ((s) => tone(s > 10 && s < 70 ? -23 : -36)(s, 0)) as Wave, -23],
  [
    'case 4, neither does silence',
    100,
    ((s) => tone(s < 20 || s > 80 ? -72 : s > 30 && s < 70 ? -23 : -36)(s, 0)) as Wave,
    -23,
  ],
])('loudness: %s', async (_, seconds, wave, lufs) => {
  for (const sampleRate of [48_000, 44_100]) {
    const { loudness } = await measure(makeSound(seconds as number, wave as Wave, { sampleRate }));
    expect(Math.abs((loudness ?? 0) - (lufs as number))).toBeLessThan(0.1);
  }
});

test('one channel is as loud as the same on both sides', async () => {
  const [mono, stereo] = await Promise.all(
    [1, 2].map((channelCount) => measure(makeSound(5, tone(-20), { channelCount }))),
  );
  expect(mono?.loudness).toBeCloseTo(stereo?.loudness ?? 0, 2);
});

test('silence has no loudness', async () => {
  expect(await measure(makeSound(3, () => 0))).toMatchObject({ loudness: undefined, truePeak: -Infinity });
});

// EBU Tech 3341, table 1, cases 15 to 17: between its samples a wave is higher than at them.
test.each([
  [4, 0, -6],
  [4, 45, -6],
  [6, 60, -6],
  [8, 67.5, -6],
])('the true peak of a tone at a %i-th of the sample rate, begun at %s degrees', async (part, degrees, peak) => {
  const sampleRate = 48_000;
  // Begun at once, a tone is higher at its start.
  const wave: Wave = (seconds) =>
    0.5 *
    Math.min(1, seconds * 4, (1 - seconds) * 4) *
    Math.sin(2 * Math.PI * (seconds * (sampleRate / part) + degrees / 360));
  const { truePeak } = await measure(makeSound(1, wave, { sampleRate }));
  expect(truePeak).toBeGreaterThan(peak - 0.4);
  expect(truePeak).toBeLessThan(peak + 0.2);
});

test('the picture of a song has 352 peaks, and its length is known', async () => {
  const { peaks, seconds } = await measure(makeSound(8, (s) => tone(s < 4 ? -20 : -6)(s, 0)));
  expect(seconds).toBe(8);
  expect(peaks).toHaveLength(352);
  expect(peaks[10]).toBeCloseTo(0.1, 2);
  expect(peaks[340]).toBeCloseTo(0.501, 2);
  const short = await measure(makeSound(0.5, tone(-6)));
  expect(short.peaks).toHaveLength(352);
  expect(Math.min(...short.peaks)).toBeGreaterThan(0.4);
});

test('of five channels the middle is heard on both sides', () => {
  const channel = (value: number) => new Float32Array(4).fill(value);
  const { channels } = mixToStereo({
    channels: [0.1, 0.2, 0.3, 0.9, 0.01, 0.02].map(channel),
    sampleRate: 48_000,
  });
  expect(channels).toHaveLength(2);
  expect(channels[0]?.[0]).toBeCloseTo(0.1 + Math.SQRT1_2 * (0.3 + 0.01), 4);
  expect(channels[1]?.[0]).toBeCloseTo(0.2 + Math.SQRT1_2 * (0.3 + 0.02), 4);
});
