import { readBars } from '../notation/bars.ts';
import { chordAt } from '../notation/chart.ts';
import type { Chord } from '../notation/chord.ts';
import { midiOf, modulo12 } from '../notation/pitch.ts';
import { readWords } from '../notation/words.ts';
import { type Articulation, type Music, repeat, type SectionContext } from './music.ts';

function lowestOf(pitchClass: number, from: number): number {
  return from + modulo12(pitchClass - from);
}

/** '5' over a chord is its fifth above `root`, the bass note; `'` is an octave up, `,` down. */
function degreeOf(word: string, chord: Chord, root: number): number {
  const [, number = '', shifts = ''] = /^(\d+)([',]*)$/.exec(word) ?? [];
  const find = (...wanted: number[]) => wanted.find((interval) => chord.intervals.includes(interval));
  const above = modulo12(chord.root - chord.bass);
  const ninth = chord.intervals.length > 4 ? find(1, 2, 3) : undefined;
  const intervals: Record<string, number> = {
    1: 0,
    2: 2,
    3: above + (find(3, 4, 5, 2) ?? 4),
    4: 5,
    5: above + (find(7, 6, 8) ?? 7),
    6: 9,
    7: above + (find(10, 11, 9) ?? 12),
    8: 12,
    9: above + 12 + (ninth ?? 2),
    10: above + 12 + (find(3, 4, 5) ?? 4),
  };
  const interval = intervals[number];
  if (interval === undefined) throw new Error(`"${word}" is not a degree, such as 5 or 8'.`);
  return [...shifts].reduce((midi, mark) => midi + (mark === "'" ? 12 : -12), root + interval);
}

/**
 * A figure in degrees of the current chord: "1:8 1 8 5 | 1:4 ^"; `'` is an octave up and `,` down;
 * `>` steps in the scale towards the next bass note, `^` leads to it from a semitone below. `from` is the lowest root.
 */
export function figure(text: string, { from = 'E1', ...articulation }: Articulation & { from?: string } = {}): Music {
  const lowest = midiOf(from);
  const play = (context: SectionContext, part: string) => {
    const words = readWords(text, context.barTicks, `section ${context.name}, ${part}`);
    let last = lowest;
    return repeat(words, readBars(text).length * context.barTicks, context).map(({ word, ...item }) => {
      const { chord } = chordAt(context.chords, item.tick);
      if (word === '>' || word === '^') {
        const target = lowestOf(bassAfter(context, item.tick + item.ticks), lowest);
        last = word === '^' ? target - 1 : stepTo(target, last < target ? -1 : 1, chord, context.scale);
      } else last = degreeOf(word, chord, lowestOf(chord.bass, lowest));
      return { ...item, midi: last };
    });
  };
  return { ...articulation, play };
}

function bassAfter({ barCount, barTicks, chords, next }: SectionContext, tick: number): number {
  return (tick + 1 < barCount * barTicks ? chordAt(chords, tick).chord : next).bass;
}

function stepTo(target: number, direction: number, chord: Chord, scale: readonly number[]): number {
  let midi = target + direction;
  while (!scale.includes(modulo12(midi)) && !chord.tones.includes(modulo12(midi))) midi += direction;
  return midi;
}
