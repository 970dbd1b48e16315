import { modulo12, pitchClassOf } from './pitch.ts';

/** Semitones above the root, by chord quality: the part of the symbol after the root. */
const qualities: Record<string, number[]> = {
  '': [0, 4, 7],
  5: [0, 7],
  m: [0, 3, 7],
  dim: [0, 3, 6],
  aug: [0, 4, 8],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  69: [0, 4, 7, 9, 2],
  m69: [0, 3, 7, 9, 2],
  7: [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  mmaj7: [0, 3, 7, 11],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  '7#5': [0, 4, 8, 10],
  '7b9': [0, 4, 7, 10, 1],
  '7#9': [0, 4, 7, 10, 3],
  '7b13': [0, 4, 7, 10, 8],
  '7#11': [0, 4, 7, 10, 6],
  9: [0, 4, 7, 10, 2],
  maj9: [0, 4, 7, 11, 2],
  m9: [0, 3, 7, 10, 2],
  m11: [0, 3, 7, 10, 2, 5],
  13: [0, 4, 7, 10, 2, 9],
  maj13: [0, 4, 7, 11, 2, 9],
  'maj7#11': [0, 4, 7, 11, 6],
  'maj9#11': [0, 4, 7, 11, 2, 6],
  add9: [0, 4, 7, 2],
  madd9: [0, 3, 7, 2],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '9sus4': [0, 5, 7, 10, 2],
  '13sus4': [0, 5, 7, 10, 2, 9],
};

/** Root, bass and tones are pitch classes; intervals are semitones above the root. */
export type Chord = { symbol: string; root: number; bass: number; intervals: number[]; tones: number[] };

/** Reads 'F#m7/E'. */
export function chordOf(symbol: string): Chord {
  const [, rootName = '', quality = '', bassName] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  const intervals = qualities[quality];
  if (rootName === '' || !intervals) throw new Error(`"${symbol}" is not a chord, such as F#m7/E.`);
  const root = pitchClassOf(rootName);
  const bass = bassName ? pitchClassOf(bassName) : root;
  return { symbol, root, bass, intervals, tones: intervals.map((interval) => modulo12(root + interval)) };
}

/** Whether the note is a chord tone or the bass. */
export const isInChord = (chord: Chord, midi: number): boolean =>
  chord.tones.includes(modulo12(midi)) || chord.bass === modulo12(midi);
