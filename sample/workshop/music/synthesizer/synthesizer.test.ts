import { expect, it } from 'vitest';
import { renderHit } from '../drums/hit.ts';
import { kits } from '../drums/kits.ts';
import { createSound } from '../effects/stereo.ts';
import { type InstrumentName, instruments } from '../instruments/instruments.ts';
import { powersOf } from '../measuring/spectrum.ts';
import { createEnvelope } from './envelope.ts';
import { createOscillator, type Wave } from './oscillator.ts';
import { seededRandom } from './random.ts';
import { playNote } from './voice.ts';

const sampleRate = 44_100;
/** Enough to check whether something sounds, in a quarter of the time. */
const roughSampleRate = 11_025;
const size = 8192;

/** The spectrum of a wave whose pitch is `bands` times the width of a band. */
function spectrumOf(wave: Wave, bands: number) {
  const next = createOscillator(wave, { phase: 0, sampleRate, random: seededRandom(1) });
  const samples = new Float64Array(size);
  const block = new Float32Array(16);
  for (let first = 0; first < size; first += block.length) {
    next(block, bands / size);
    samples.set(block, first);
  }
  return powersOf(samples);
}

it.each(['saw', 'triangle', 'stairs', 'pulse'] as const)('a high %s has its harmonics and no aliasing', (wave) => {
  const bands = 601;
  const powers = spectrumOf({ wave }, bands);
  const isHarmonic = (band: number) => Math.abs(band / bands - Math.round(band / bands)) * bands < 4;
  let [inside, outside] = [0, 0];
  for (const [band, power] of powers.entries()) {
    if (isHarmonic(band)) inside += power;
    else outside += power;
  }
  expect(10 * Math.log10(outside / inside)).toBeLessThan(-45);
});

it('a plucked string is in tune', () => {
  const bands = 82;
  const powers = spectrumOf({ wave: 'pluck', soft: 0.8, ring: 3, damp: 0.4 }, bands);
  const strongest = powers
    .slice(bands - 20, bands + 20)
    .reduce((best, power, i, all) => (power > (all[best] ?? 0) ? i : best), 0);
  expect(Math.abs(strongest - 20)).toBeLessThanOrEqual(1);
});

it('an envelope rises, decays to its sustain level, and fades out when the note ends', () => {
  const { seconds, at } = createEnvelope([0.1, 0.2, 0.5, 0.3], 2);
  expect(seconds).toBe(2.3);
  expect([at(0), at(0.05), at(0.1)]).toEqual([0, 0.5, 1]);
  expect(at(1.9)).toBeCloseTo(0.5, 3);
  expect(at(2.3)).toBeCloseTo(0, 3);
});

it.each(Object.keys(instruments) as InstrumentName[])('%s sounds, stays within bounds and fades out', (name) => {
  const sound = createSound(roughSampleRate * 3);
  const note = { part: 'any', start: 0.1, seconds: 0.3, midi: 57, velocity: 0.8, loudness: 1, bright: 1, place: 0 };
  playNote(instruments[name], { ...note, glideFrom: 52 }, sound, roughSampleRate, seededRandom(1));
  const heights = sound.left.map(Math.abs);
  const highest = heights.reduce((most, height) => Math.max(most, height), 0);
  expect(highest).toBeGreaterThan(0.05);
  expect(highest).toBeLessThan(3);
  expect(heights.slice(0, roughSampleRate * 0.09).every((height) => height === 0)).toBe(true);
  expect(heights.slice(roughSampleRate * 2.5).every((height) => height < 0.02)).toBe(true);
});

it.each(Object.keys(kits) as (keyof typeof kits)[])('every drum of %s sounds and ends without a click', (name) => {
  for (const sound of Object.values(kits[name])) {
    const wave = renderHit(sound, roughSampleRate, seededRandom(1));
    const highest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(highest).toBeGreaterThan(0.02);
    expect(highest).toBeLessThan(3);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
  }
});
