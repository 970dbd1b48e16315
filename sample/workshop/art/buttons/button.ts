import { Canvas } from '../kit/canvas.ts';
import { HEAVY, writeCentred } from '../kit/font.ts';
import type { Colour } from '../kit/palette.ts';

type Draw = (c: Canvas) => void;
/** The lit edge, the edge in shadow, and the line around both. */
type Edges = readonly [light: Colour, shade: Colour, line?: Colour];

/** A web button, 88 x 31: its ground, its edges, and what lies over them. */
export function drawButton(drawGround: Draw, [light, shade, line = 'o']: Edges, drawLabel: Draw): Canvas {
  const c = new Canvas(88, 31);
  drawGround(c);
  c.rect(1, 1, 86, 1, light).rect(1, 1, 1, 29, light).rect(1, 29, 86, 1, shade).rect(86, 1, 1, 29, shade);
  drawLabel(c);
  return c.frame(0, 0, 88, 31, line);
}

/** Heavy letters with a rim of one pixel all around, their middle on column cx. */
export const writeRimmed = (c: Canvas, words: string, cx: number, y: number, ink: Colour, rim: Colour) =>
  c.put(writeCentred(new Canvas(c.w, c.h), words, cx, y, ink, HEAVY).outline(rim));
