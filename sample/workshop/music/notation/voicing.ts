import type { Chord } from './chord.ts';
import { modulo12 } from './pitch.ts';

export type VoicingOptions = { around: number; voices: number };

/**
 * The tones to play if a chord has more tones than there are voices: third and seventh first, then the extensions;
 * large chords leave the root to the bass, small ones omit the fifth.
 */
function essentialTones(chord: Chord, voices: number): number[] {
  const large = chord.intervals.length > 4;
  const weights: Record<number, number> = { 3: 0, 4: 0, 10: 1, 11: 1, 7: large ? 4 : 6, 0: large ? 6 : 4 };
  const weight = (interval: number) => weights[interval] ?? 2;
  const kept = [...chord.intervals].sort((a, b) => weight(a) - weight(b)).slice(0, voices);
  const tones = kept.map((interval) => modulo12(chord.root + interval));
  const doubled = tones[0] ?? chord.root;
  while (tones.length < voices) tones.push(tones.length === kept.length ? chord.root : doubled);
  return tones;
}

/** Penalizes close, muddy, wide and distant voicings; `notes` are from low to high. */
function costOf(notes: readonly number[], previous: readonly number[] | undefined, around: number): number {
  const lowest = notes[0] ?? around;
  const highest = notes.at(-1) ?? around;
  const centre = notes.reduce((sum, note) => sum + note, 0) / notes.length;
  let cost = Math.abs(centre - around) * (previous ? 0.8 : 2);
  for (const [index, note] of notes.entries()) {
    const gap = note - (notes[index - 1] ?? note - 5);
    if (gap === 1) cost += 12;
    if (gap === 2 && note < 55) cost += 4;
    if (gap > 9) cost += (gap - 9) * 2;
    cost += Math.max(0, Math.abs(note - around) - 9) * 3;
    if (previous) cost += Math.abs(note - (previous[index] ?? note)) * (index === notes.length - 1 ? 1.3 : 1);
  }
  return highest - lowest === 13 ? cost + 6 : cost;
}

/** Puts a chord near `around`, moving each voice as little as possible. Returns MIDI numbers from low to high. */
export function voiceChord(
  chord: Chord,
  previous: readonly number[] | undefined,
  { around, voices }: VoicingOptions,
): number[] {
  let choices: number[][] = [[]];
  for (const tone of essentialTones(chord, voices)) {
    const places = Array.from({ length: 25 }, (_, index) => around - 12 + index).filter(
      (midi) => modulo12(midi) === tone,
    );
    choices = choices.flatMap((taken) =>
      places.filter((place) => !taken.includes(place)).map((place) => [...taken, place]),
    );
  }
  let best: { cost: number; notes: number[] } = { cost: Infinity, notes: [] };
  for (const choice of choices) {
    const notes = choice.sort((a, b) => a - b);
    const cost = costOf(notes, previous, around);
    if (cost < best.cost) best = { cost, notes };
  }
  return best.notes;
}
