import type { PlacedChord } from '../notation/chart.ts';
import { type Chord, isInChord } from '../notation/chord.ts';
import { ticksPerQuarter } from '../notation/duration.ts';
import { modulo12, nameOf } from '../notation/pitch.ts';
import type { Score } from '../score.ts';
import type { ArrangedNote, Arrangement } from '../sequencer/arrangement.ts';

export const eighth = ticksPerQuarter / 2;

type Span = { tick: number; ticks: number };
export const overlapOf = (a: Span, b: Span): number =>
  Math.min(a.tick + a.ticks, b.tick + b.ticks) - Math.max(a.tick, b.tick);

const isStep = (a: number, b: number) => a !== b && Math.abs(a - b) <= 2;

/**
 * chord: a chord tone. step: a passing, held over or repeated note, or one that resolves by step. colour: a sixth, a
 * ninth or similar. unprepared: a semitone above a chord tone, reached and left by leap.
 */
export type Role = 'chord' | 'step' | 'colour' | 'unprepared';

function roleOf(note: ArrangedNote, before?: ArrangedNote, after?: ArrangedNote, under: Chord[] = []): Role {
  const [main] = under;
  if (main && isInChord(main, note.midi)) return 'chord';
  const stepsOn = after !== undefined && isStep(note.midi, after.midi);
  const stepsIn = before !== undefined && isStep(before.midi, note.midi);
  if (under.some((chord) => isInChord(chord, note.midi)) || stepsOn || after?.midi === note.midi) return 'step';
  if (!main?.tones.some((tone) => modulo12(note.midi - tone) === 1)) return 'colour';
  return stepsIn && note.ticks <= eighth ? 'step' : 'unprepared';
}

const chordsUnder = (note: Span, chords: readonly PlacedChord[]) =>
  chords
    .filter((entry) => overlapOf(note, entry) > 0)
    .sort((a, b) => overlapOf(note, b) - overlapOf(note, a))
    .map(({ chord }) => chord);

/** The share of each role in the duration of all melodies, and where the unprepared notes are. */
export function examineMelodies(score: Score, { notes, chords, sections }: Arrangement) {
  const ticks: Record<Role, number> = { chord: 0, step: 0, colour: 0, unprepared: 0 };
  const unprepared: string[] = [];
  for (const [name, part] of Object.entries(score.parts)) {
    if (!part.melody) continue;
    const line = notes.filter((note) => note.part === name);
    const tops = line.filter((note) => !line.some((other) => other.tick === note.tick && other.midi > note.midi));
    for (const [index, note] of tops.entries()) {
      const role = roleOf(note, tops[index - 1], tops[index + 1], chordsUnder(note, chords));
      ticks[role] += note.ticks;
      const section = sections[note.section];
      const bar = section ? Math.floor((note.tick - section.tick) / section.barTicks) + 1 : 0;
      if (role === 'unprepared') unprepared.push(`${name} ${nameOf(note.midi)} in ${section?.name}, bar ${bar}`);
    }
  }
  const total = Object.values(ticks).reduce((sum, value) => sum + value, 0);
  return { inChord: ticks.chord / total, byStep: ticks.step / total, colour: ticks.colour / total, unprepared };
}
