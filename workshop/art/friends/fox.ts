import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawFox(): Canvas {
  const c = new Canvas(24, 24);
  stripes(c, 'y', '#fff7d6');
  c.part((l) => {
    l.blob('3,12 3.6,3 5,2.4 9.6,7 14.4,7 19,2.4 20.4,3 21,12 21.6,15 17.4,18.6 12,22 6.6,18.6 2.4,15', '#ee6f4a');
    l.shade('#ee6f4a', '#c24a30', 1, 1);
    l.inside(() =>
      l
        .polygon('2,14 8,14.6 11,17 12,13 13,17 16,14.6 22,14 17,20 12,24 7,20', 'c')
        .polygon('5,9 5,4.6 8,7.6', 'o')
        .polygon('19,9 19,4.6 16,7.6', 'o'),
    );
  });
  drawEyes(c, 7, 15, 11);
  c.stamp(['kk', 'kk'], 11, 19);
  drawCheeks(c, 5, 17, 16, '#ffb59c');

  return c;
}
