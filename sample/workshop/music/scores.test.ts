import { expect, it } from 'vitest';
import { examineScore } from './measuring/harmony.ts';
import { readOrder } from './notation/bars.ts';
import { scores } from './scores.ts';
import { perform } from './sequencer/performance.ts';

it('has twelve pieces in different keys, tempos and metres', () => {
  expect(scores).toHaveLength(12);
  expect(new Set(scores.map(({ key }) => key)).size).toBe(12);
  expect(new Set(scores.map(({ tempo }) => tempo)).size).toBeGreaterThanOrEqual(11);
  expect(new Set(scores.map(({ metre }) => metre)).size).toBeGreaterThanOrEqual(4);
});

it.each(scores.map((score) => [score.title, score] as const))(
  '%s is a complete piece: an intro, different sections, a melody that fits its chords, and few repeated bars',
  (_, score) => {
    const order = readOrder(score.form);
    expect(new Set(order).size).toBe(order.length);
    expect(order.length).toBeGreaterThanOrEqual(5);
    const { seconds, sections, notes } = perform(score);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(150);
    const [intro] = sections;
    const playsIn = (from: number, to: number) =>
      new Set(notes.filter((n) => n.start >= from && n.start < to).map((n) => n.part));
    expect(intro && intro.to / seconds).toBeLessThan(0.2);
    expect(playsIn(0, intro?.to ?? 0).size).toBeLessThan(playsIn(0, seconds).size);

    const measures = examineScore(score);
    expect(measures.clashes).toEqual([]);
    expect(measures.unprepared).toEqual([]);
    expect(measures.inChord).toBeGreaterThan(0.85);
    expect(measures.repeatedBars).toBeLessThan(0.08);
    expect(measures.repeatedMelody).toBeLessThan(0.15);
    expect(measures.range).toBeGreaterThanOrEqual(12);
    expect(measures.steps).toBeGreaterThan(0.3);
  },
);
