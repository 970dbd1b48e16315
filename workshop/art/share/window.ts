import { Canvas } from '../kit/canvas.ts';
import { HEAVY, writeCentred } from '../kit/font.ts';
import type { Colour } from '../kit/palette.ts';

export type Place = { x: number; y: number; w: number; h: number };

/** A pink window of the site with an empty sheet of paper in it; `x` to `h` are its outside, its shadow falls beyond. */
export function drawWindow(c: Canvas, { x, y, w, h }: Place, shadow: Colour = '#b98fc0'): Canvas {
  c.rect(x + 4, y + 4, w, h, shadow)
    .box(x, y, w, h, 'o')
    .rect(x + 1, y + 1, w - 2, h - 2, 'o');
  c.rect(x + 2, y + 2, w - 4, h - 4, '2')
    .rect(x + 2, y + 2, w - 4, 1, 'w')
    .rect(x + 2, y + 2, 1, h - 4, 'w');
  c.rect(x + 2, y + h - 3, w - 4, 1, '#f29bbf').rect(x + w - 3, y + 2, 1, h - 4, '#f29bbf');
  c.rect(x + 4, y + 4, w - 8, 10, '#cf1f68')
    .rect(x + 4, y + 4, w - 8, 1, '#ff8dbb')
    .rect(x + 4, y + 13, w - 8, 1, '#8f1149');
  c.stamp(['11.11', '11111', '.111.', '..1..'], x + 7, y + 7);
  for (const line of [0, 3, 6]) c.rect(x + 15, y + 6 + line, w - 50, 1, '#dc5a90');
  for (const i of [0, 1, 2]) {
    const left = x + w - 34 + i * 10;
    c.box(left, y + 5, 9, 8, 'o')
      .rect(left + 1, y + 6, 7, 6, '2')
      .rect(left + 1, y + 6, 7, 1, 'w');
  }
  c.rect(x + w - 31, y + 10, 3, 1, 'o')
    .frame(x + w - 21, y + 7, 3, 4, 'o')
    .stamp(['o.o', '.o.', 'o.o'], x + w - 11, y + 8);
  return c.rect(x + 3, y + 15, w - 6, h - 18, 'o').rect(x + 4, y + 16, w - 8, h - 20, '#fff7fb');
}

/** Heavy letters at twice their size, lit from above, with their middle on column cx: one line every 19 rows. */
export function writeTitle(c: Canvas, lines: readonly string[], cx: number, y: number): Canvas {
  lines.forEach((line, i) => {
    const width = Math.ceil(c.w / 2);
    const letters = new Canvas(width, 12);
    writeCentred(letters, line, width / 2, 2, '5', HEAVY);
    const large = letters
      .enlarged(2)
      .tint('5', '4', (_x, row) => row < 10)
      .tint('5', '6', (_x, row) => row > 15);
    const shadow = letters.enlarged(2).tint('5', '2');
    const [left, top] = [Math.round(cx - width), y + i * 19 - 4];
    c.put(shadow, left + 2, top + 2).put(large, left, top);
  });
  return c;
}

/** One line of small letters with its middle on column cx. */
export const writeNote = (c: Canvas, words: string, cx: number, y: number, ink: Colour = 'V') =>
  writeCentred(c, words, cx, y, ink);
