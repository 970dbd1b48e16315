import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawBear(): Canvas {
  const c = new Canvas(24, 24);
  dots(c, 'C', 'c');
  c.part((l) => {
    l.disc(6, 6.6, 3.6, 'r').disc(18, 6.6, 3.6, 'r').ellipse(12, 13.5, 9, 7.8, 'r');
    l.shade('r', 'b', 1, 1).shade('r', 't', -1, -1);
    l.inside(() => l.disc(6, 7, 1.7, '3').disc(18, 7, 1.7, '3').ellipse(12, 17, 4.2, 3.4, 'C'));
  });
  drawEyes(c, 7, 15, 11);
  c.rect(10, 15, 4, 1, 'k').rect(11, 16, 2, 1, 'k').stamp(['k..k', '.kk.'], 10, 18);
  drawCheeks(c, 4, 18, 15, '4');
  return c;
}
