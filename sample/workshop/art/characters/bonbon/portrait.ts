import { Canvas } from '../../kit/canvas.ts';
import { checks, spark } from '../../kit/patterns.ts';
import { drawFigure } from './figure.ts';

export function drawBonbonPortrait() {
  const c = new Canvas(80, 100);
  checks(c, 'm', '#e2f9ee', { size: 5 });
  c.disc(40, 44, 37, '#eafbf2').disc(40, 44, 33, '#f7fffb');
  for (const [x, y, k] of [
    [9, 14, 'plus'],
    [71, 40, 'plus'],
    [8, 58, 'star'],
    [70, 10, 'star'],
    [72, 78, 'plus'],
    [12, 88, 'plus'],
  ] as const)
    spark(c, k, x, y, 'w', 'Y');
  const figure = new Canvas(80, 100).put(drawFigure(), -8, 3);
  return c.put(figure.clone().outline('w').put(figure));
}
