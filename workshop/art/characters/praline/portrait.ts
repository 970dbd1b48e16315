import { Canvas } from '../../kit/canvas.ts';
import { dots } from '../../kit/patterns.ts';
import { drawFigure } from './figure.ts';

/** A slipper with bunny ears: a present from Bonbon. */
export function drawPralinePortrait() {
  const c = new Canvas(80, 100);
  dots(c, 'l', '#f4efff', { step: 8, size: 2 });
  return c.put(drawFigure(), -8, 6);
}
