import { Canvas } from '../../kit/canvas.ts';
import { rays, spark } from '../../kit/patterns.ts';
import { drawFigure } from './figure.ts';

export function drawChispaPortrait() {
  const c = new Canvas(80, 100);
  rays(c, '#ffe7a6', '#fff2c8', { cy: 50 });
  for (const [x, y, k] of [
    [10, 12, 'star'],
    [70, 20, 'plus'],
    [6, 34, 'plus'],
    [73, 44, 'plus'],
  ] as const)
    spark(c, k, x, y, 'A', 'w');
  const figure = new Canvas(80, 100).put(drawFigure({ pose: 'flex', mouth: 'laugh' }), -6, 2);
  return c.put(figure.clone().outline('w').put(figure));
}
