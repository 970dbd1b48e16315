import { Canvas } from '../../kit/canvas.ts';
import { checks, spark } from '../../kit/patterns.ts';
import { drawFigure } from './figure.ts';

export function drawBonbonPortrait() {
  const c = new Canvas(80, 100);
  checks(c, 'm', '#e2f9ee', { size: 5 });
  for (const [x, y, k] of [
    [9, 14, 'plus'],
    [71, 40, 'plus'],
    [8, 58, 'star'],
    [70, 10, 'star'],
    [72, 78, 'plus'],
    [12, 88, 'plus'],
  ] as const)
    spark(c, k, x, y, 'w', 'Y');
  return c.put(drawFigure(), -8, 3);
}
