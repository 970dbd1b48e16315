import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import type { Point } from '../kit/points.ts';

/** A wireframe cube with coloured handles, as a 3D program shows it: edges `s` long, its top left corner at (x, y). */
export function drawWireCube(
  c: Canvas,
  x: number,
  y: number,
  s: number,
  line: Colour = 'V',
  handle: Colour = 'Y',
  far: Colour = 'L',
): Canvas {
  const depth = Math.round(s * 0.45);
  const square = (left: number, top: number): [Point, Point, Point, Point] => [
    [left, top],
    [left + s, top],
    [left + s, top + s],
    [left, top + s],
  ];
  const [front, back] = [square(x, y + depth), square(x + depth, y)];
  const connect = ([ax, ay]: Point, [bx, by]: Point, colour: Colour) => c.line(ax, ay, bx, by, colour);
  const loop = ([a, b, d, e]: [Point, Point, Point, Point], colour: Colour) => [
    connect(a, b, colour),
    connect(b, d, colour),
    connect(d, e, colour),
    connect(e, a, colour),
  ];
  loop(back, far);
  connect(front[0], back[0], line);
  connect(front[1], back[1], line);
  connect(front[2], back[2], line);
  connect(front[3], back[3], far);
  connect(back[0], back[1], line);
  connect(back[1], back[2], line);
  loop(front, line);
  for (const [px, py] of [...back, ...front]) c.rect(px - 1, py - 1, 2, 2, handle);
  return c;
}
