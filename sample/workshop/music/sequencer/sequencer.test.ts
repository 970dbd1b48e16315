import { expect, it } from 'vitest';
import { nameOf } from '../notation/pitch.ts';
import type { Section } from '../score.ts';
import { sampleScore } from '../scores/score-fixture.ts';
import { type ArrangedSection, arrange } from './arrangement.ts';
import { clockOf, swingOf } from './clock.ts';
import { perform } from './performance.ts';

const only = sampleScore.sections.only as Section;
const withSection = (change: Partial<Section>) => ({ ...sampleScore, sections: { only: { ...only, ...change } } });
const playedBy = (part: string) =>
  arrange(sampleScore)
    .notes.filter((note) => note.part === part)
    .map(({ tick, midi }) => `${tick} ${nameOf(midi)}`);

it('plays a figure in degrees of each chord, and walks to the next bass note', () => {
  // Over G7/B the third counts from G, above the bass; `>` steps down the scale to B, `^` starts a semitone below.
  expect(playedBy('bass')).toEqual(['0 C2', '480 G2', '960 C3', '1440 C3', '1920 B2', '2880 B3', '3360 B1']);
});

it('breaks chords from the lowest voice up', () => {
  const sparks = playedBy('sparks').slice(0, 4);
  // The fourth is the first voice, an octave up.
  const chord = ['E4', 'C5', 'G5', 'E5'];
  expect(sparks).toEqual(chord.map((name, index) => `${index * 240} ${name}`));
});

it('an error in a score names the section and the part', () => {
  expect(() => arrange(withSection({ lead: 'C5:1 | C5:1 | C5:1' }))).toThrow(
    'Section only, lead: 3 bars instead of 2.',
  );
  expect(() => arrange(withSection({ drums: 'main' }))).toThrow('Section only: 1 of 2 bars of drums.');
  expect(() => arrange(withSection({ drums: 'main fill' }))).toThrow(
    'Section only plays "fill", but there is no such groove.',
  );
  expect(() => arrange(withSection({ tuba: 'C2:1 | C2:1' }))).toThrow('music for "tuba", but there is no such part.');
  expect(() => arrange({ ...sampleScore, form: 'only coda' })).toThrow('names "coda", but there is no such section.');
});

it('lasts as long as tempo and pace say', () => {
  expect(perform(sampleScore).seconds).toBeCloseTo(4, 9);
  expect(perform({ ...sampleScore, beat: '4.', tempo: 80 }).seconds).toBeCloseTo(4, 9);
  expect(perform(withSection({ pace: '1>0.5' })).seconds).toBeGreaterThan(5);
});

it('keeps time within a section that slows down', () => {
  const section = { tick: 0, ticks: 1920, pace: [1, 0.5] } as ArrangedSection;
  const clock = clockOf({ tempo: 120 }, [section]);
  expect(clock(0)).toBe(0);
  expect(clock(1920) - clock(960)).toBeGreaterThan(clock(960) * 1.3);
});

it('swings every second sixteenth', () => {
  const swing = swingOf({ unit: '16', share: 0.6 });
  expect([0, 120, 180, 240, 360].map(swing)).toEqual([0, 144, 192, 240, 384]);
});

it('performs a score the same every time, slightly off the written timing, and louder as the dynamics rise', () => {
  const first = perform(sampleScore);
  expect(perform(sampleScore)).toEqual(first);
  expect(perform({ ...sampleScore, seed: 2 })).not.toEqual(first);
  const written = [0, 0.5, 1, 2, 2.75, 3];
  const lead = first.notes.filter(({ part }) => part === 'lead');
  expect(lead.every(({ start }, index) => Math.abs(start - (written[index] ?? 0)) < 0.007)).toBe(true);
  expect(lead.at(-1)?.loudness).toBeGreaterThan((lead[0]?.loudness ?? 0) * 1.5);
});
