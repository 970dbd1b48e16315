import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { each, points } from '../kit/points.ts';

export function drawMushroom(): Canvas {
  const c = new Canvas(50, 50);
  dots(c, '#d9f5c9', '#eefbe4', { step: 8, size: 2 });
  c.fill(8, 40, 42, 47, '#b5e3a4', (x, y) => ((x - 25) / 17) ** 2 + ((y - 43) / 3) ** 2 < 1);
  c.part((l) =>
    l.blob('19,26 31,26 32,33 34,40 30,43 20,43 16,40 18,33', 'c').shade('c', 'C', 2, 1).shade('C', 'T', 1, 0),
  );
  c.part((l) => l.blob('18,27 32,27 35,31 29,32 25,31 21,32 15,31', 'w').shade('w', 'C', 0, 1)); // skirt under the cap
  c.part((l) => {
    l.blob('25,6 36,9 43,18 43,26 34,29 25,30 16,29 7,26 7,18 14,9', '5');
    l.shade('5', '6', 2, 2).shade('5', '4', -2, -2);
    l.inside(() =>
      each('17,15,4,3.6 30,11,3.4,2.6 38,19,3,3.4 11,23,2.4,2.4 26,21,4,3 35,27,3,1.6 19,27.5,3,1.8', (x, y, rx, ry) =>
        l.ellipse(x, y, rx, ry, 'w'),
      ),
    );
    l.tint('w', '2', (x, y) => x > 37 || y > 27);
  });
  c.rect(20, 35, 2, 3, 'k')
    .rect(28, 35, 2, 3, 'k')
    .set(20, 35, 'w')
    .set(28, 35, 'w')
    .rect(17, 38, 2, 1, '4')
    .rect(31, 38, 2, 1, '4')
    .stamp(['k.k', '.k.'], 24, 38);
  for (const [x, y] of points('6,44 43,42 10,40'))
    c.set(x, y, '#6cc490')
      .set(x - 1, y - 1, '#6cc490')
      .set(x + 1, y - 1, '#6cc490');
  return c;
}
