import { Canvas } from '../kit/canvas.ts';
import { points } from '../kit/points.ts';
import { drawCheeks } from './face.ts';

export function drawOwl(): Canvas {
  const c = new Canvas(24, 24);
  c.fillAll('#472a8c');
  c.disc(18, 6, 8, '#5a3aa4').disc(18, 6, 4.4, '#fff0b3');
  c.set(4, 4, 'w').set(8, 2, 'L').set(3, 14, 'L').set(21, 16, 'w');

  c.part((l) => {
    l.blob('5,9 4,3.4 8.6,5.6 15.4,5.6 20,3.4 19,9 20,15 17,21 7,21 4,15', 'T');
    l.shade('T', 't', 1, 1);
    l.inside(() => l.disc(8.4, 11.4, 4.2, 'c').disc(15.6, 11.4, 4.2, 'c').ellipse(12, 19, 4, 3.4, 'C'));
    for (const [x, y] of points('10,18 13,18 11,20')) l.stamp(['t.t'], x - 1, y);
  });
  for (const x of [6, 14]) c.stamp(['.kk.', 'kwkk', 'kkkk', '.kk.'], x, 10);
  c.stamp(['AA', 'AA', 'aa'], 11, 13);
  drawCheeks(c, 5, 17, 15, '4');
  return c;
}
