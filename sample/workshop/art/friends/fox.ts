import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

const [fur, dark, light] = ['#ee6f4a', '#c24a30', '#ff9a6c'] as const;

export function drawFox(): Canvas {
  const c = new Canvas(24, 24);
  stripes(c, 'y', '#fff7d6');
  c.part((l) => {
    l.polygon('3,2 5,1.5 9.5,7 14.5,7 19,1.5 21,2 21.5,11 23.5,15 18,19.5 12,22.6 6,19.5 0.5,15 2.5,11', fur);
    l.shade(fur, dark, 1, 1).shade(fur, light, -1, -1);
    l.inside(() => {
      l.polygon('0,14.4 5,13.6 9.4,15 11,17.6 12,12 13,17.6 14.6,15 19,13.6 24,14.4 18,20 12,24 6,20', 'c');
      l.polygon('4.6,8.5 4.6,4 8,7.6', 'o').polygon('19.4,8.5 19.4,4 16,7.6', 'o');
      l.tint('c', 'C', (x, y) => y > 19.6 || x > 19.6);
    });
  });
  drawEyes(c, 7, 15, 11);
  c.box(10, 17, 4, 3, 'k').rect(11, 17, 1, 1, 'H').rect(10, 17, 1, 1, 'k').rect(13, 17, 1, 1, 'k');
  return drawCheeks(c, 4, 18, 15, '#ffab94');
}
