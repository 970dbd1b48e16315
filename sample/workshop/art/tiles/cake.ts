import { Canvas } from '../kit/canvas.ts';
import { dots, spark } from '../kit/patterns.ts';
import { each, points } from '../kit/points.ts';

export function drawCake(): Canvas {
  const c = new Canvas(50, 50);
  dots(c, '3', '#ffb7d3', { step: 7, size: 2 });
  c.part((l) => l.ellipse(25, 43, 22, 3.6, 'w').shade('w', 'l', 0, 1), 'v');
  c.part((l) => {
    l.polygon('5,25 45,25 45,42 5,42', 'C');
    l.inside(() => {
      l.rect(0, 31, 50, 4, 'w').rect(0, 32, 50, 2, '4').rect(0, 38, 50, 1, 'T');
      for (const x of [10, 19, 29, 38]) l.rect(x, 32, 4, 2, '5').set(x + 1, 32, '3');
      for (const [x, y] of points('9,28 16,37 24,29 33,37 41,28 12,40 38,40')) l.set(x, y, 'T').set(x + 1, y, 'T');
    });
    l.tint('C', 'T', (x) => x > 42).tint('w', 'g', (x) => x > 42);
  });
  c.part((l) => {
    l.polygon('4,25 36,12 46,25', 'w');
    for (const [x, r] of points('7,3 13,4 19,3 25,4 31,3 37,4 43,3')) l.disc(x, 26, r, 'w');
    l.shade('w', '2', 1, 2).shade('2', '3', 0, 1);
  });
  c.part((l) => {
    l.blob('24,10 29,7 34,10 34,15 29,22 24,15', '5').shade('5', '6', 1, 1).shade('5', '4', -1, -1);
    l.inside(() => each('27,11 31,12 28,15 32,16 29,18', (x, y) => l.set(x, y, 'y')));
  });
  c.part((l) => l.polygon('24,9 27,8 29,4 31,8 35,9 31,11 29,10 27,11', 'M').shade('M', 'G', 0, 1));
  spark(c, 'plus', 8, 11, 'w');
  spark(c, 'star', 43, 8, 'w');
  return c;
}
