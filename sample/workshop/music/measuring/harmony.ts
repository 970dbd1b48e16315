import { chordAt } from '../notation/chart.ts';
import { isInChord } from '../notation/chord.ts';
import { nameOf } from '../notation/pitch.ts';
import type { Score } from '../score.ts';
import { type Arrangement, arrange } from '../sequencer/arrangement.ts';
import { eighth, examineMelodies, overlapOf } from './melody.ts';

export type ScoreMeasures = ReturnType<typeof examineMelodies> & {
  /** Notes that sound a semitone or a minor ninth apart for longer than an eighth, unless the chord has both. */
  clashes: string[];
  barCount: number;
  /** The share of bars that repeat an earlier one exactly, and of melody bars that repeat an earlier melody. */
  repeatedBars: number;
  repeatedMelody: number;
  /** Of the first melody: semitones from the lowest to the highest note, and the share of steps. */
  range: number;
  steps: number;
};

export function examineScore(score: Score): ScoreMeasures {
  const arrangement = arrange(score);
  return {
    ...examineMelodies(score, arrangement),
    clashes: findClashes(score, arrangement),
    ...examineBars(score, arrangement),
    ...examineContour(score, arrangement),
  };
}

function findClashes(score: Score, { notes, chords, sections }: Arrangement): string[] {
  const sounding = notes.filter(({ part }) => !score.parts[part]?.effect);
  const found = new Set<string>();
  for (const [index, note] of sounding.entries()) {
    for (const other of sounding.slice(index + 1)) {
      if (other.tick >= note.tick + note.ticks) break;
      if (![1, 13].includes(Math.abs(other.midi - note.midi)) || overlapOf(note, other) <= eighth) continue;
      const { chord } = chordAt(chords, other.tick);
      if (isInChord(chord, note.midi) && isInChord(chord, other.midi)) continue;
      const notesText = `${note.part} ${nameOf(note.midi)} and ${other.part} ${nameOf(other.midi)}`;
      const section = sections[other.section];
      const bar = section ? Math.floor((other.tick - section.tick) / section.barTicks) + 1 : 0;
      found.add(`${notesText} over ${chord.symbol} in ${section?.name}, bar ${bar}`);
    }
  }
  return [...found];
}

function examineBars(score: Score, { notes, hits, sections }: Arrangement) {
  const bars = sections.flatMap((section) =>
    Array.from({ length: section.barCount }, (_, bar) => {
      const from = section.tick + bar * section.barTicks;
      const within = ({ tick }: { tick: number }) => tick >= from && tick < from + section.barTicks;
      const played = notes
        .filter(within)
        .map((note) => ({ ...note, text: `${note.part} ${note.tick - from} ${note.midi}` }));
      return {
        melody: played
          .filter(({ part }) => score.parts[part]?.melody)
          .map(({ text }) => text)
          .join(),
        all: [
          ...played.map(({ text }) => text),
          ...hits.filter(within).map((hit) => `${hit.sound} ${hit.tick - from}`),
        ].join(),
      };
    }),
  );
  const repeatedShare = (texts: string[]) => 1 - new Set(texts).size / Math.max(1, texts.length);
  return {
    barCount: bars.length,
    repeatedBars: repeatedShare(bars.map(({ all }) => all)),
    repeatedMelody: repeatedShare(bars.map(({ melody }) => melody).filter((melody) => melody !== '')),
  };
}

function examineContour(score: Score, { notes }: Arrangement) {
  const [lead] = Object.entries(score.parts).find(([, part]) => part.melody) ?? [];
  const line = notes.filter(({ part }) => part === lead).map(({ midi }) => midi);
  const leaps = line.slice(1).map((midi, index) => Math.abs(midi - (line[index] ?? midi)));
  return {
    range: Math.max(...line) - Math.min(...line),
    steps: leaps.filter((leap) => leap <= 2).length / Math.max(1, leaps.length),
  };
}
