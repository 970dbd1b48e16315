import type { Canvas } from '../kit/canvas.ts';

/** A toadstool whose cap has the radius `r` and ends on row `y`. */
export function drawToadstool(c: Canvas, x: number, y: number, r: number): Canvas {
  c.part((l) =>
    l
      .box(Math.round(x - r * 0.35), Math.round(y - r * 0.4), Math.max(3, Math.round(r * 0.7)), Math.round(r), 'c')
      .shade('c', 'C', 1, 0),
  );
  return c.part((l) =>
    l
      .ellipse(x, y, r, r, '5')
      .erase((_x, py) => py > y + 0.6)
      .shade('5', '6', 1, 1)
      .inside(() => l.disc(x - r * 0.35, y - r * 0.4, r * 0.24, 'w').disc(x + r * 0.4, y - r * 0.3, r * 0.2, 'w')),
  );
}
