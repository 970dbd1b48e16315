import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { points } from '../kit/points.ts';

export function drawMoth(): Canvas {
  const c = new Canvas(50, 50);

  c.gradient(0, 0, 50, 50, [
    [0, '#1d0f3c'],
    [1, '#472a8c'],
  ]);
  c.disc(37, 12, 17, '#33195a').disc(37, 12, 8.5, '#fff0b3').disc(34, 10, 1.6, '#ffe38a').disc(39, 15, 1.2, '#ffe38a');
  starfield(c, { count: 12, seed: 12, colours: ['w', 'L'], keep: (x, y) => x < 24 || y > 40 });
  const half = new Canvas(50, 50);
  half.part((l) => {
    // Lower wing
    l.blob('24,30 14,31 7,36 8,42 14,45 20,42 24,36', 'y');
    l.shade('y', '3', -2, 2).shade('y', '3', -1, 2).shade('3', '4', 0, 1);
    l.inside(() => l.disc(14.5, 38, 2, '4').set(14, 37, 'w'));
  });
  half.part((l) => {
    // Upper wing: pink, yellow, pink
    l.blob('24,24 16,19 6,16 2,19 3,26 8,32 16,33 24,31', 'y');
    l.inside(() => l.blob('24,24 16,19 6,15 0,18 8,22 16,25 24,28', '4').blob('0,20 4,21 9,28 14,34 6,34 0,28', '4'));
    l.shade('4', '5', 0, 1).shade('4', '3', 0, -1);
    l.inside(() => l.thin('22,29 15,28 10,29', 'Y'));
  });
  half.part((l) => {
    // Feather antenna
    l.limb('22.5,20 19,14.6 13.4,11.4', [0.7, 2, 0.5], 'T')
      .shade('T', 't', 0, 1)
      .inside(() => l.thin('22,19 18,14 13,11', 'c'));
  }, 'q');
  c.put(half).put(half, 0, 0, { flip: true });
  c.part((l) => {
    // Body, with a fluffy collar
    l.blob('25,22 29,27 29,36 25,43 21,36 21,27', 'Y').shade('Y', 'A', 1, 1);
    l.inside(() => {
      for (const y of [33, 36, 39]) l.rect(20, y, 10, 1, 'A');
    });
    for (const [x, y] of points('21,25 25,27 29,25 23,27 27,27 25,24')) l.disc(x, y, 2.6, 'y');
    l.ellipse(25, 20.6, 4.6, 3.8, 'y');
  });
  c.rect(22, 20, 2, 2, 'k')
    .rect(26, 20, 2, 2, 'k')
    .set(22, 20, 'w')
    .set(26, 20, 'w')
    .rect(21, 23, 1, 1, '4')
    .rect(28, 23, 1, 1, '4');

  return c;
}
