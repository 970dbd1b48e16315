import { modulo12, pitchClassOf } from './pitch.ts';

const modes: Record<string, number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
};

/** The pitch classes of 'F# minor', tonic first. */
export function scaleOf(key: string): number[] {
  const [tonic = '', mode = ''] = key.split(' ');
  const steps = modes[mode];
  if (!steps) throw new Error(`"${key}" is not a key, such as F# minor.`);
  return steps.map((step) => modulo12(pitchClassOf(tonic) + step));
}
