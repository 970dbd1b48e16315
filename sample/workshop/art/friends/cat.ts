import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawCat(): Canvas {
  const c = new Canvas(24, 24);
  dots(c, 's', '#e9f5ff');
  c.part((l) => {
    l.blob('2.6,15 4,10 3.6,4 5,2.4 9.4,6 14.6,6 19,2.4 20.4,4 20,10 21.4,15 19,19.6 15,21.6 9,21.6 5,19.6', 'A');
    l.shade('A', 'a', 1, 1).shade('A', 'Y', -1, -1);
    l.inside(() => {
      l.polygon('5.4,9 5.4,5 8.4,7.4', '3').polygon('18.6,9 18.6,5 15.6,7.4', '3');
      l.rect(11, 5, 2, 4, 'a').rect(8, 6, 1, 3, 'a').rect(15, 6, 1, 3, 'a');
      l.rect(2, 13, 3, 1, 'a').rect(3, 16, 2, 1, 'a').rect(20, 13, 3, 1, 'a').rect(19, 16, 2, 1, 'a');
      l.ellipse(12, 18.6, 4.8, 3.4, 'c').polygon('12,11 15,17 9,17', 'c');
    });
  });
  drawEyes(c, 7, 15, 11);
  c.stamp(['5555', '.55.'], 10, 15).stamp(['k.kk.k', '.k..k.'], 9, 18);
  return drawCheeks(c, 5, 17, 15, '4');
}
