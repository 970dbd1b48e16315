import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';

const notes = {
  one: ['..aaa', '..a..', '..a..', 'aaa..', 'aaa..'],
  two: ['..aaaaa', '..aaaaa', '..a...a', '..a...a', 'aaa.aaa', 'aaa.aaa'],
} as const;

/** A musical note, or two joined by a beam. */
export const drawNote = (c: Canvas, kind: keyof typeof notes, x: number, y: number, a: Colour = 'V') =>
  c.stamp(notes[kind], x, y, { map: { a } });
