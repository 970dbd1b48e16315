import { readBars } from './bars.ts';
import { type Chord, chordOf } from './chord.ts';

export type PlacedChord = { tick: number; ticks: number; chord: Chord };
export type Chart = { chords: PlacedChord[]; barCount: number };

/** 'F#m | D A | E . . E7': the words of a bar share it equally, `.` extends a chord, `%` repeats the previous bar. */
export function readChart(text: string, barTicks: number): Chart {
  const chords: PlacedChord[] = [];
  let before = '';
  const bars = readBars(text);
  for (const [index, written] of bars.entries()) {
    const bar = written === '%' ? before : written;
    before = bar;
    const slots = bar.split(/\s+/);
    const ticks = barTicks / slots.length;
    for (const [place, slot] of slots.entries()) {
      const last = chords.at(-1);
      if (slot === '.' && last) last.ticks += ticks;
      else chords.push({ tick: index * barTicks + place * ticks, ticks, chord: chordOf(slot) });
    }
  }
  return { chords, barCount: bars.length };
}

/** The chord that sounds at a tick. */
export function chordAt<Placed extends { tick: number }>(chords: readonly Placed[], tick: number): Placed {
  const found = chords.findLast((entry) => entry.tick <= tick + 1) ?? chords[0];
  if (!found) throw new Error('There is no chord to play.');
  return found;
}
