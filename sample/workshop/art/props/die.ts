import type { Canvas } from '../kit/canvas.ts';
import type { Point } from '../kit/points.ts';

/** A twenty-sided die of radius `r` around (x, y); `front` is the radius of its front triangle as a share of `r`. */
export function drawDie(c: Canvas, x: number, y: number, r: number, front = 0.6): Canvas {
  const at = (degrees: number, share = 1): Point => [
    x + Math.cos((degrees * Math.PI) / 180) * r * share * 0.94,
    y + Math.sin((degrees * Math.PI) / 180) * r * share,
  ];
  const [top, topRight, lowRight, bottom, lowLeft, topLeft] = [at(-90), at(-30), at(30), at(90), at(150), at(210)];
  const [peak, right, left] = [at(-90, front), at(30, front), at(150, front)];
  const edges: [Point, Point][] = [
    [peak, right],
    [right, left],
    [left, peak],
    [top, peak],
    [topLeft, peak],
    [topRight, peak],
    [topLeft, left],
    [lowLeft, left],
    [bottom, left],
    [bottom, right],
    [lowRight, right],
    [topRight, right],
  ];
  return c.part((l) => {
    l.polygon([top, topRight, lowRight, bottom, lowLeft, topLeft], '5')
      .polygon([top, topLeft, left, peak], '3')
      .polygon([top, topRight, right, peak], '4')
      .polygon([topLeft, lowLeft, left], '4')
      .polygon([topRight, lowRight, right], '6')
      .polygon([lowLeft, bottom, left], '5')
      .polygon([lowRight, bottom, right], '6')
      .polygon([left, right, bottom], '5')
      .polygon([peak, right, left], '2');
    for (const [[ax, ay], [bx, by]] of edges) {
      l.line(Math.floor(ax), Math.floor(ay), Math.floor(bx), Math.floor(by), '7');
    }
  });
}
