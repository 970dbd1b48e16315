import { Canvas } from '../kit/canvas.ts';
import { HEAVY, writeCentred } from '../kit/font.ts';
import type { Colour } from '../kit/palette.ts';

type Draw = (c: Canvas) => void;
/** The lit edges, the shaded edges, and the line around them. */
type Bevel = readonly [light: Colour, shade: Colour, line?: Colour];

/** A web button, 88 x 31: its background, its bevel and its label. */
export function drawButton(drawBackground: Draw, [light, shade, line = 'o']: Bevel, drawLabel: Draw): Canvas {
  const c = new Canvas(88, 31);
  drawBackground(c);
  c.rect(1, 1, 86, 1, light).rect(1, 1, 1, 29, light).rect(1, 29, 86, 1, shade).rect(86, 1, 1, 29, shade);
  drawLabel(c);
  return c.frame(0, 0, 88, 31, line);
}

/** Heavy letters with an outline of one pixel, centred on column `cx`. */
export const writeOutlined = (c: Canvas, words: string, cx: number, y: number, ink: Colour, outline: Colour) =>
  c.put(writeCentred(new Canvas(c.w, c.h), words, cx, y, ink, HEAVY).outline(outline));
