import { Canvas } from '../kit/canvas.ts';
import type { Point } from '../kit/points.ts';

/** A layer of w x h with the picture at (x, y), leaning by `angle` (radians, clockwise) around a point of the layer. */
export function tilt(
  picture: Canvas,
  angle: number,
  { x, y, w, h, around: [cx, cy] }: { x: number; y: number; w: number; h: number; around: Point },
): Canvas {
  // Three slides of whole rows and columns turn it without losing or doubling a pixel (A. W. Paeth, 1986).
  const [across, down] = [-Math.tan(angle / 2), Math.sin(angle)];
  const upright = new Canvas(w, h).put(picture, x, y);
  return slideRows(slideColumns(slideRows(upright, across, cy), down, cx), across, cy);
}

const slideRows = (from: Canvas, by: number, cy: number) => slide(from, (x, y) => [x + Math.round((y - cy) * by), y]);
const slideColumns = (from: Canvas, by: number, cx: number) =>
  slide(from, (x, y) => [x, y + Math.round((x - cx) * by)]);

function slide(from: Canvas, move: (x: number, y: number) => Point): Canvas {
  const to = new Canvas(from.w, from.h);
  for (let y = 0; y < from.h; y++) {
    for (let x = 0; x < from.w; x++) {
      const colour = from.get(x, y);
      if (colour !== null) to.set(...move(x, y), colour);
    }
  }
  return to;
}
