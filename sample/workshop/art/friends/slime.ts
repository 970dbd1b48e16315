import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawSlime(): Canvas {
  const c = new Canvas(24, 24);
  c.fillAll('y').ellipse(12, 22, 10, 1.4, 'Y');
  each('3,5 20,4 21,12', (x, y) => spark(c, 'plus', x, y, 'Y', 'w'));
  c.part((l) => {
    l.blob('12,2.6 13.6,6 18,9 20.6,15 20,20 16,21.4 8,21.4 4,20 3.4,15 6,9 10.4,6', 'S');
    l.shade('S', 'B', 2, 2).shade('S', 's', -2, -2);
    l.inside(() => l.rect(8, 8, 2, 2, 'w').set(7, 10, 'w'));
  }, 'd');
  drawEyes(c, 8, 14, 13);
  c.stamp(['k..k', '.kk.'], 10, 17);
  drawCheeks(c, 5, 17, 16);
  return c;
}
