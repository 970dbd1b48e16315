import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';

/** Flat bands of sky from the given rows to `end`, with one dithered row between them: SVG files stay small. */
export function drawBands(c: Canvas, bands: readonly (readonly [row: number, colour: Colour])[], end: number): Canvas {
  bands.forEach(([row, colour], i) => {
    c.rect(0, row, c.w, (bands[i + 1]?.[0] ?? end) - row, colour);
    if (i > 0) for (let x = 0; x < c.w; x += 2) c.set(x, row - 1, colour);
  });
  return c;
}
