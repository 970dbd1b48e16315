import { expect, it } from 'vitest';
import { createSound } from '../effects/stereo.ts';
import { decodeMp3 } from '../measuring/decoder.ts';
import { measureSong } from '../measuring/song.ts';
import { encodeMp3 } from '../mp3/encoder.ts';
import { readFingerprint } from '../mp3/fingerprint.ts';
import { readId3 } from '../mp3/id3.ts';
import { sampleScore } from '../scores/score-fixture.ts';
import { limitPeaks } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { mixScore, sampleRate } from './mixer.ts';
import { truePeakOf } from './true-peak.ts';

const sine = (hertz: number, level: number, seconds: number, phase = 0) => {
  const sound = createSound(sampleRate * seconds);
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i += 1) {
      channel[i] = level * Math.sin((2 * Math.PI * hertz * i) / sampleRate + phase);
    }
  }
  return sound;
};

it('measures loudness as ITU-R BS.1770 does: 997 Hz at -20 dBFS on both sides is -20 LUFS', () => {
  expect(loudnessOf(sine(997, 0.1, 3), sampleRate)).toBeCloseTo(-20, 1);
  expect(loudnessOf(createSound(sampleRate), sampleRate)).toBe(-Infinity);
});

it('ignores silence in the loudness of a song', () => {
  const half = sine(997, 0.1, 6);
  for (const channel of [half.left, half.right]) channel.fill(0, sampleRate * 3);
  expect(loudnessOf(half, sampleRate)).toBeCloseTo(-20, 0);
});

it('finds peaks between the samples', () => {
  const between = sine(sampleRate / 4, 0.8, 1, Math.PI / 4);
  expect(Math.max(...between.left)).toBeLessThan(0.57);
  expect(truePeakOf(between)).toBeCloseTo(0.8, 1);
});

it('limits peaks without clipping and without changing quiet parts', () => {
  const sound = sine(440, 0.3, 1);
  for (const channel of [sound.left, sound.right]) {
    for (let i = 20_000; i < 21_000; i += 1) channel[i] = (channel[i] ?? 0) * 3;
  }
  const before = sound.left.slice();
  expect(limitPeaks(sound, sampleRate, 0.5)).toBeLessThan(-4);
  expect(truePeakOf(sound)).toBeLessThan(0.51);
  expect(sound.left.slice(0, 19_000)).toEqual(before.slice(0, 19_000));
});

it('renders a score to a file of its length and the target loudness, the same every time', async () => {
  const short = { ...sampleScore, tempo: 480 };
  const mix = mixScore(short);
  const file = await encodeMp3(mix, sampleRate, sampleScore, 'some print');
  expect(Buffer.from(file).equals(await encodeMp3(mixScore(short), sampleRate, sampleScore, 'some print'))).toBe(true);
  expect(readId3(file)).toMatchObject({ TIT2: 'Sample', TPE1: 'Bonbon' });
  expect(readFingerprint(file)).toBe('some print');
  const { sound, sampleRate: decodedRate } = await decodeMp3(file);
  expect(decodedRate).toBe(sampleRate);
  expect(sound.left.length).toBe(mix.left.length);
  const measures = measureSong(sound, sampleRate, file.length);
  expect(measures.loudness).toBeCloseTo(-16, 0);
  expect(measures.truePeak).toBeLessThan(-1);
  expect(measures).toMatchObject({ clippedCount: 0 });
  expect(measures.seam).toBeLessThan(0.05);
}, 30_000);
