import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { dots, grid } from '../kit/patterns.ts';

type Face<Look> = readonly [look: Look, paper: Colour, dot: Colour];
/** Four expressions in a grid of 2 x 2, 96 x 96. [left, top] is the corner of the head's canvas that a cell shows. */
export function drawFaceGrid<Look>(
  drawHead: (look: Look) => Canvas,
  [left, top]: readonly [number, number],
  faces: readonly Face<Look>[],
): Canvas {
  const c = new Canvas(96, 96, '2');
  faces.forEach(([look, paper, dot], i) => {
    const cell = dots(new Canvas(43, 43), paper, dot, { step: 6, size: 2 }).put(drawHead(look), -left, -top);
    const [x, y] = [4 + (i % 2) * 46, 4 + (i >> 1) * 46];
    c.box(x - 1, y - 1, 45, 45, 'o').put(cell, x, y);
  });
  return c;
}

type Reference = {
  /** At most 44 wide, standing on row 74. */
  front: Canvas;
  back: Canvas;
  prop?: (c: Canvas) => void;
  swatches: readonly Colour[];
  paper?: readonly [Colour, Colour];
};
/** A turnaround: front and back side by side on graph paper, one large prop, and the colour swatches. */
export function drawReferencePicture({
  front,
  back,
  prop,
  swatches,
  paper = ['#fff7fb', '#ffe8f1'],
}: Reference): Canvas {
  const c = grid(new Canvas(96, 96), paper[0], paper[1], { step: 6 });
  for (const x of [24, 68]) c.ellipse(x, 74, 16, 3, '2');
  c.put(front, 24 - (front.w >> 1), 75 - front.h).put(back, 68 - (back.w >> 1), 75 - back.h);
  prop?.(c);
  swatches.forEach((code, i) => {
    c.box(5 + i * 11, 81, 10, 11, 'o')
      .rect(6 + i * 11, 82, 8, 9, code)
      .rect(6 + i * 11, 82, 8, 1, 'w');
  });
  return c;
}
