import { Canvas } from '../kit/canvas.ts';
import { HEAVY, writeCentred } from '../kit/font.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawDie } from '../props/die.ts';

export function drawD20(): Canvas {
  const c = new Canvas(50, 50);
  c.fillAll('l').ellipse(25, 47, 15, 2, 'L');
  each('5,6 44,5 46,41 4,40', (x, y) => spark(c, 'star', x, y, 'w'));
  each('8,23 43,25', (x, y) => spark(c, 'plus', x, y, 'w', 'Y'));
  drawDie(c, 25, 24, 22, 0.7);
  return writeCentred(c, '20', 25.5, 22, '7', HEAVY);
}
