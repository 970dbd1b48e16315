import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { checks } from '../kit/patterns.ts';
import { GOODS } from './goods.ts';

/** A label with a hole and a scribble, `w` wide. */
export function drawTag(c: Canvas, x: number, y: number, w: number, k: Colour, dark: Colour) {
  c.part((l) =>
    l
      .polygon(
        [
          [x, y + 3.5],
          [x + 4, y],
          [x + w, y],
          [x + w, y + 7],
          [x + 4, y + 7],
        ],
        k,
      )
      .tint(k, dark, (_px, py) => py > y + 6),
  );
  c.rect(x + 3, y + 3, 2, 2, 'w').rect(x + 7, y + 3, w - 10, 1, 'o');
  return c;
}

type Tag = readonly [w: number, paper: Colour, dark: Colour];
/** A product on its card, 44 x 48, with the labels from the robot. */
export function drawCard(
  c: Canvas,
  x: number,
  y: number,
  good: keyof typeof GOODS,
  tags: readonly Tag[],
  isPicked = false,
) {
  c.box(x - 1, y - 1, 46, 50, 'o')
    .box(x, y, 44, 48, isPicked ? 'y' : 'w')
    .rect(x + 1, y + 46, 42, 1, isPicked ? 'Y' : 'g');
  const [a, b] = isPicked ? (['#fff8d8', '#ffefb0'] as const) : (['#fff7fb', '#ffe8f1'] as const);
  checks(c, a, b, { size: 4, box: [x + 3, y + 3, 38, 28] });
  GOODS[good](c, x + 22, y + 18);
  tags.forEach(([w, k, d], i) => {
    drawTag(c, x + 4 + i * 20, y + 34, w, k, d);
  });
}
