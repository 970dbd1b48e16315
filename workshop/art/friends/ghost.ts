import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawGhost(): Canvas {
  const c = new Canvas(24, 24);

  c.all('l');
  spark(c, 'plus', 3, 4, 'w');
  spark(c, 'plus', 20, 3, 'w');
  spark(c, 'plus', 21, 17, 'w');

  c.part((l) => {
    l.blob('12,3 17,5 19.4,11 20,19 18,21 15.4,19.4 12,21 8.6,19.4 6,21 4,19 4.6,11 7,5', 'w');
    l.shade('w', 'l', 2, 1).shade('l', 'L', 1, 0);
  }, 'v');
  drawEyes(c, 8, 14, 10);
  c.rect(11, 14, 2, 2, '5');
  drawCheeks(c, 6, 16, 13);

  return c;
}
