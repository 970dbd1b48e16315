const decibels: Record<string, number> = { pp: -8, p: -5.5, mp: -3, mf: -1, f: 0.5, ff: 2 };

/** A value at the start and the end of a section. */
export type Ramp = [from: number, to: number];

const readRamp = (text: string, readValue: (word: string) => number): Ramp => {
  const [from = '', to = from] = text.split(/[<>]/);
  return [readValue(from), readValue(to)];
};

/** Reads 'mp<f' as decibels. */
export const readDynamics = (text = 'mf'): Ramp =>
  readRamp(text, (word) => {
    const value = decibels[word];
    if (value === undefined) throw new Error(`"${word}" is not a dynamic: ${Object.keys(decibels).join(', ')}.`);
    return value;
  });

/** Reads '1>0.93' as factors of the tempo. */
export const readPace = (text = '1'): Ramp => readRamp(text, Number);

/** Keys of a section that are not parts. */
export const directionNames = new Set(['chords', 'dynamics', 'drums', 'metre', 'pace', 'key']);
