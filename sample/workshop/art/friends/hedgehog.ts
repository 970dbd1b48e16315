import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawHedgehog(): Canvas {
  const c = new Canvas(24, 24);
  dots(c, 'y', '#fff8dc');
  c.part((l) => {
    l.polygon(
      '12,1.5 14.4,3.6 17.4,2.4 18,5.4 21,6 20.4,9 23,11 21,13.4 22.6,16.4 19.6,17.6 19,20.4 5,20.4 4.4,17.6 1.4,16.4 3,13.4 1,11 3.6,9 3,6 6,5.4 6.6,2.4 9.6,3.6',
      'b',
    );
    l.shade('b', 'q', 1, 1).shade('b', 'r', -1, -1);
    l.inside(() => each('8,6 12,4 16,6 5,9 19,9', (x, y) => l.rect(x, y, 1, 2, 'r')));
  });
  c.part(
    (l) => l.blob('12,10 15,8.4 18.4,11 19,16 16,19.6 12,20.6 8,19.6 5,16 5.6,11 9,8.4', 'C').shade('C', 'T', 1, 1),
    'q',
  );
  drawEyes(c, 8, 14, 12);
  c.rect(11, 16, 2, 2, 'k').stamp(['k..k', '.kk.'], 10, 18, { map: { k: 'q' } });
  drawCheeks(c, 6, 16, 16, '4');
  return c;
}
