import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';

/** Two round eyes with a catch light, two wide and three high. */
export function drawEyes(c: Canvas, left: number, right: number, y: number): Canvas {
  for (const x of [left, right]) c.rect(x, y, 2, 3, 'k').set(x, y, 'w');
  return c;
}

export const drawCheeks = (c: Canvas, left: number, right: number, y: number, colour: Colour = '3') =>
  c.rect(left, y, 2, 1, colour).rect(right, y, 2, 1, colour);
