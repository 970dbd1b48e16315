import { Canvas } from '../kit/canvas.ts';
import { checks } from '../kit/patterns.ts';
import { each, points } from '../kit/points.ts';

export function drawMoonLaundromat(): Canvas {
  const c = new Canvas(56, 56);
  checks(c, '#cdf5e1', '#dcf9ea', { size: 7 });
  checks(c, 'w', '#d8c6fb', { size: 5, box: [0, 46, 56, 10] });
  c.rect(0, 45, 56, 2, 'V');
  c.part((l) => l.box(7, 4, 42, 46, 'w').shade('w', 'l', 3, 2).shade('l', 'L', 1, 1));
  c.part((l) => l.rect(8, 5, 40, 8, 'L').rect(8, 5, 40, 1, 'l'), null).rect(8, 13, 40, 1, 'V');
  c.part((l) => l.disc(14.5, 9, 2.4, '4').set(14, 7, 'w')).part((l) => l.disc(22, 9, 2.4, 'Y').set(21, 7, 'w'));
  c.box(29, 7, 16, 5, 'o').rect(30, 8, 14, 3, '#e0f6e3').stamp(['GG.GG.GG'], 32, 9);
  c.part((l) => l.disc(28, 31, 16, 'h').shade('h', 'H', 2, 2).shade('h', 'g', -2, -2));
  c.part((l) => l.disc(28, 31, 12.6, '#1d0f3c'), 'H');
  const water = new Canvas(56, 56);
  water.disc(28, 31, 12.6, '#24408f').erase((x, y) => y < 33 + Math.sin(x / 2.4) * 1.2);
  water.shade('#24408f', 'S', 0, -1);
  c.put(water);
  for (const [x, y] of points('21,24 35,23 33,27 19,29 38,30')) c.set(x, y, 'w');
  c.part(
    (l) =>
      l
        .disc(28, 31, 8, 'y')
        .shade('y', 'Y', 1, 1)
        .inside(() => l.disc(30, 28, 1.6, 'Y').disc(24, 35, 1.2, 'Y')),
    '#8f5a1c',
  );
  c.stamp(['k..k', '.kk.'], 22, 30)
    .stamp(['k..k', '.kk.'], 28, 30)
    .rect(26, 34, 2, 1, 'k')
    .rect(21, 33, 2, 1, '4')
    .rect(31, 33, 2, 1, '4');
  each('19,37,2 35,38,2.4 29,41,1.6 37,34,1.4', (x, y, r) =>
    c.part((l) => l.disc(x, y, r, 's').set(x - 1, y - 1, 'w'), 'S'),
  );
  c.thin('20,23 23,20.6 27,20', 'w');
  each('3,18,2 52,10,2.4 53,26,1.6 4,34,1.4', (x, y, r) => c.part((l) => l.disc(x, y, r, 'w').set(x, y, 's'), 'S'));
  return c;
}
