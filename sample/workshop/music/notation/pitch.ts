const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export const modulo12 = (number: number): number => ((number % 12) + 12) % 12;

/** 'F#' is 6, 'Cb' is -1: the octave of a note is the one of its letter. */
function semitonesOf(name: string): number {
  const [, letter = '', signs = ''] = /^([A-G])([#b]*)$/.exec(name) ?? [];
  const natural = letters[letter];
  if (natural === undefined) throw new Error(`"${name}" is not the name of a note, such as F#.`);
  return [...signs].reduce((sum, sign) => sum + (sign === '#' ? 1 : -1), natural);
}

/** 'F#' is 6, 'Cb' is 11. */
export const pitchClassOf = (name: string): number => modulo12(semitonesOf(name));

/** 'C4' is 60; 'Cb5' is a semitone below 'C5'. */
export function midiOf(name: string): number {
  const [, letter, octave] = /^([A-G][#b]*)(-?\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new Error(`"${name}" is not a note, such as F#5.`);
  return semitonesOf(letter) + 12 * (Number(octave) + 1);
}

const names = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** 66 is 'F#4'. */
export const nameOf = (midi: number): string => `${names[modulo12(midi)]}${Math.floor(midi / 12) - 1}`;

/** In Hz, equal temperament, A4 = 440 Hz. */
export const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
