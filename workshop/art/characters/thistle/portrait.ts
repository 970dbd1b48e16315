import { Canvas } from '../../kit/canvas.ts';
import { stripes } from '../../kit/patterns.ts';
import { drawFigure } from './figure.ts';

export function drawThistlePortrait() {
  const c = new Canvas(80, 100);
  stripes(c, 's', '#e6f4ff', { size: 5 });
  return c.put(drawFigure(), -12, 1);
}
