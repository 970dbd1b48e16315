import { Canvas } from '../kit/canvas.ts';
import { grid } from '../kit/patterns.ts';
import { points } from '../kit/points.ts';

export function drawTeapot(): Canvas {
  const c = new Canvas(50, 50);
  grid(c, '#33195a', '#4a2a78', { step: 6 });
  c.part((l) => {
    l.limb('36,22 44,21 46,28 36,34', [2.4, 2.6, 2.2], 'M');
    l.blob('13,24 8,20 5,14 2,15 4,24 9,33 14,36', 'M');
    l.blob('14,18 24,16 34,18 39,27 35,37 24,39 13,37 9,27', 'M');
    l.blob('15,18 19,13 24,12 29,13 33,18 24,19', 'M');
    l.disc(24, 10, 2.6, 'M').rect(15, 38, 18, 3, 'M');
    l.shade('M', '#56bf94', 3, 2).tint('#56bf94', 'G', (x, y) => x + y > 68);
    l.tint('M', '#a5ecce', (x, y) => ((x - 19) / 8) ** 2 + ((y - 25) / 6.4) ** 2 < 1 || (y < 16 && x < 25 && x > 14));
    l.tint('#a5ecce', '#dffaf0', (x, y) => ((x - 17) / 3) ** 2 + ((y - 23) / 2.4) ** 2 < 1);
    // The wires
    l.inside(() => {
      for (const k of [-12, -6, 0, 6, 12])
        l.thin(
          [
            [24 + k * 0.66, 17],
            [24 + k * 1.12, 26],
            [24 + k * 0.95, 34],
            [24 + k * 0.7, 40],
          ],
          'n',
        );
      for (const y of [18, 23, 28, 33, 38])
        l.thin(
          [
            [9, y - 1],
            [24, y + 1],
            [39, y - 1],
          ],
          'n',
        );
      l.thin('4,17 8,24 12,30', 'n')
        .thin('5,19 3,20', 'n')
        .thin('10,25 6,28', 'n')
        .thin('44,21 42,23', 'n')
        .thin('46,28 43,27', 'n')
        .thin('40,34 39,31', 'n')
        .thin('21,13 20,18', 'n')
        .thin('27,13 28,18', 'n');
    });
  }, '#0d2f2f');
  for (const [x, y] of points('3,14 23,7 9,26 38,26 24,39 45,25 24,17')) c.rect(x, y, 2, 2, 'Y');
  // Axes
  c.line(5, 46, 5, 40, 'M').line(5, 46, 11, 46, '4').line(5, 46, 8, 43, 'S').rect(4, 45, 2, 2, 'w');
  return c;
}
