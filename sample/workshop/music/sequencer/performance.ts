import { ticksPerQuarter } from '../notation/duration.ts';
import type { Part, Score } from '../score.ts';
import { seededRandom } from '../synthesizer/random.ts';
import { type ArrangedNote, type Arrangement, arrange } from './arrangement.ts';
import { clockOf, swingOf } from './clock.ts';

/** Times in seconds; `loudness` is a factor, `glideFrom` the note from which it slides in. */
export type PerformedNote = {
  part: string;
  start: number;
  seconds: number;
  midi: number;
  velocity: number;
  loudness: number;
  bright: number;
  glideFrom: number | undefined;
};
export type PerformedHit = { sound: string; start: number; velocity: number; loudness: number };
export type Performance = {
  notes: PerformedNote[];
  hits: PerformedHit[];
  seconds: number;
  secondsPerBeat: number;
  sections: { name: string; from: number; to: number }[];
};

/** Performs an arrangement: swing, tempo, dynamics, melodies that get louder as they rise, and seeded deviations. */
export function perform(score: Score, arrangement: Arrangement = arrange(score)): Performance {
  const random = seededRandom(score.seed);
  const spread = () => random() + random() - 1;
  const swing = swingOf(score.swing);
  const clock = clockOf(score, arrangement.sections);
  const { sections } = arrangement;
  const middles = middlesOf(arrangement.notes);
  const before = new Map<string, number>();
  const loudnessOf = (event: { section: number; tick: number; gain?: number }) => {
    const section = sections[event.section];
    if (!section) return 1;
    const [from, to] = section.dynamics;
    return 10 ** ((from + (to - from) * ((event.tick - section.tick) / section.ticks) + (event.gain ?? 0)) / 20);
  };
  const weightOf = (event: { section: number; tick: number }) => {
    const section = sections[event.section];
    const within = section ? (event.tick - section.tick) % section.barTicks : 0;
    if (within === 0) return 1.06;
    return within % ticksPerQuarter === 0 ? 1 : 0.93;
  };
  const notes = arrangement.notes.map((note): PerformedNote => {
    const part = score.parts[note.part];
    const late = (spread() * (part?.loose ?? 6)) / 1000;
    const start = Math.max(0, clock(swing(note.tick)) + late);
    const end = clock(swing(note.tick + note.ticks));
    const glideFrom = note.marks.includes('~') ? before.get(note.part) : undefined;
    before.set(note.part, note.midi);
    const touch = touchOf(note.marks) * weightOf(note) * contourOf(note, part, middles) * (1 + 0.07 * spread());
    return {
      part: note.part,
      start,
      seconds: Math.max(0.02, (end - start) * gateOf(note, part)),
      midi: note.midi,
      velocity: Math.min(1.15, note.velocity * touch),
      loudness: loudnessOf(note),
      bright: note.bright,
      glideFrom,
    };
  });
  const hits = arrangement.hits.map((hit): PerformedHit => {
    const late = (spread() * (score.kit.loose ?? 3)) / 1000;
    const start = Math.max(0, clock(swing(hit.tick)) + late);
    const velocity = hit.velocity * weightOf(hit) * (1 + 0.09 * spread());
    return { sound: hit.sound, start, velocity, loudness: loudnessOf(hit) };
  });
  return {
    notes,
    hits,
    seconds: clock(arrangement.ticks),
    secondsPerBeat: 60 / score.tempo,
    sections: sections.map(({ name, tick, ticks }) => ({ name, from: clock(tick), to: clock(tick + ticks) })),
  };
}

function middlesOf(notes: readonly ArrangedNote[]): Map<string, number> {
  const parts = Map.groupBy(notes, ({ part }) => part);
  return new Map([...parts].map(([part, line]) => [part, line.reduce((sum, { midi }) => sum + midi, 0) / line.length]));
}

const touchOf = (marks: string) => (marks.includes('!') ? 1.25 : marks.includes('?') ? 0.62 : 1);

const gateOf = ({ marks, gate }: ArrangedNote, part?: Part) =>
  marks.includes('*') ? 0.45 : (gate ?? part?.gate ?? 0.92);

function contourOf({ part: name, midi }: ArrangedNote, part: Part | undefined, middles: Map<string, number>): number {
  if (!part?.melody) return 1;
  return 1 + 0.009 * Math.max(-9, Math.min(9, midi - (middles.get(name) ?? midi)));
}
