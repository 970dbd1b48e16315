import { expect, test } from 'vitest';
import { barCount, createBeatFinder, maxLevel, measureBars } from './sound-levels.ts';

const bins = 1024;
const spectrumOf = (level: (bin: number) => number) => Uint8Array.from({ length: bins }, (_, bin) => level(bin));

test('silence is 24 flat bars, and full volume as many of the full height', () => {
  expect(measureBars(spectrumOf(() => 0))).toEqual(new Array(barCount).fill(0));
  expect(measureBars(spectrumOf(() => 255))).toEqual(new Array(24).fill(maxLevel));
});

test('bass moves the bars at the left, treble those at the right', () => {
  const bass = measureBars(spectrumOf((bin) => (bin < 6 ? 255 : 0)));
  expect([bass[0], bass.at(-1)]).toEqual([maxLevel, 0]);
  const treble = measureBars(spectrumOf((bin) => (bin > 200 ? 255 : 0)));
  expect([treble[0], treble.at(-1)]).toEqual([0, maxLevel]);
});

test('a beat is bass that is louder than it was: neither a steady hum, nor a quiet knock', () => {
  const play = (...bass: number[]) => {
    const findBeat = createBeatFinder();
    return bass.map((level) => findBeat(spectrumOf((bin) => (bin < 8 ? level : 0))));
  };
  expect(play(200, 120, 120, 220, 120)).toEqual([true, false, false, true, false]);
  expect(play(...new Array<number>(20).fill(200)).lastIndexOf(true)).toBe(0);
  expect(play(20, 60, 20, 70)).not.toContain(true);
});
