import { Canvas } from '../kit/canvas.ts';
import { HEAVY, measureText, write, writeCentred } from '../kit/font.ts';
import type { Colour } from '../kit/palette.ts';

export type WindowBox = { x: number; y: number; w: number; h: number };

/** A pink window of the site with a blank page in it; `x` to `h` are its outer box without the shadow. */
export function drawWindow(c: Canvas, { x, y, w, h }: WindowBox, shadow: Colour = '#b98fc0'): Canvas {
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

/** Twice the size, with smooth diagonals: a corner takes the colour of two equal neighbours if the others differ. */
function scale2x(letters: Canvas): Canvas {
  const large = new Canvas(letters.w * 2, letters.h * 2);
  for (let y = 0; y < letters.h; y++) {
    for (let x = 0; x < letters.w; x++) {
      const [here, above, right] = [letters.get(x, y), letters.get(x, y - 1), letters.get(x + 1, y)];
      const [below, left] = [letters.get(x, y + 1), letters.get(x - 1, y)];
      const pick = (a: typeof here, b: typeof here, c: typeof here, d: typeof here) =>
        a === b && a !== c && b !== d ? a : here;
      const corners = [
        pick(left, above, below, right),
        pick(above, right, left, below),
        pick(below, left, right, above),
        pick(right, below, above, left),
      ];
      corners.forEach((colour, i) => {
        if (colour) large.set(x * 2 + (i & 1), y * 2 + (i >> 1), colour);
      });
    }
  }
  return large;
}

/** Large letters, lit from above, centred on column `cx`: one line every 19 rows. */
export function writeTitle(c: Canvas, lines: readonly string[], cx: number, y: number): Canvas {
  for (const [i, line] of lines.entries()) {
    const width = measureText(line, HEAVY) + 4;
    const large = scale2x(write(new Canvas(width, 11), line, 2, 2, '5', HEAVY));
    const [left, top] = [Math.round(cx - width), y + i * 19 - 4];
    const shadow = large.clone().tint('5', '3');
    c.put(shadow, left + 1, top + 1).put(shadow, left + 2, top + 2);
    c.put(
      large.tint('5', '4', (_x, row) => row < 6).tint('5', '6', (_x, row) => row > 13),
      left,
      top,
    );
  }
  return c;
}

/** One line of small letters, centred on column `cx`. */
export const writeCaption = (c: Canvas, words: string, cx: number, y: number, ink: Colour = 'V') =>
  writeCentred(c, words, cx, y, ink);
