import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import type { Path } from '../kit/points.ts';

/** An arm, a leg or a tail: one colour, its shadow, an outline. */
export const drawLimb = (
  c: Canvas,
  along: Path,
  radii: number | readonly number[],
  base: Colour,
  dark: Colour,
  line: Colour = 'o',
) => c.part((l) => l.limb(along, radii, base).shade(base, dark, 1, 1), line);

export const drawBall = (c: Canvas, x: number, y: number, r: number, base: Colour, dark: Colour, line: Colour = 'o') =>
  c.part((l) => l.disc(x, y, r, base).shade(base, dark, 1, 1), line);
