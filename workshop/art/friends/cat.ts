import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { drawEyes } from './face.ts';

export function drawCat(): Canvas {
  const c = new Canvas(24, 24);
  dots(c, '2', '1');
  c.part((l) => {
    l.blob('3.4,13 3.4,5 5,3 9.4,6.6 14.6,6.6 19,3 20.6,5 20.6,13 19.4,18 15,21.4 9,21.4 4.6,18', 'A');
    l.shade('A', 'a', 1, 1);
    l.inside(() =>
      l
        .polygon('5,9.5 5,5.5 8,8', '3')
        .polygon('19,9.5 19,5.5 16,8', '3')
        .rect(11, 6, 2, 4, 'Y')
        .rect(8, 7, 1, 2, 'Y')
        .rect(15, 7, 1, 2, 'Y')
        .rect(3, 14, 2, 1, 'Y')
        .rect(19, 14, 2, 1, 'Y')
        .ellipse(12, 18.4, 4.6, 3.2, 'c'),
    );
  });
  drawEyes(c, 7, 15, 12);
  c.stamp(['55'], 11, 15).stamp(['k.kk.k', '.k..k.'], 9, 17);

  return c;
}
