import { cloud, hill } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';

export function drawMushroomVillage(): Canvas {
  const c = new Canvas(56, 56);

  c.gradient(0, 0, 56, 40, [
    [0, '#cdf5e1'],
    [0.6, '#e6fbe8'],
    [1, '#fff6d8'],
  ]);
  cloud(c, 30, 12, 22, ['#ffffff', '#dff5e8']);
  hill(c, (x) => 30 + 3 * Math.sin(x / 8 + 1), '#a9e6cf');
  hill(c, (x) => 39 + 2 * Math.sin(x / 10 + 4), '#79d9ae', { top: '#a9f0cf', speck: '#5cc497', every: 13 });
  c.polygon('24,56 40,56 34,47 38,43 33,40 30,43 32,47', '#fff0c8');
  const home = (x: number, y: number, r: number, cap: Colour, dark: Colour, light: Colour) => {
    c.part((l) =>
      l
        .blob(
          [
            [x - r * 0.6, y - r],
            [x + r * 0.6, y - r],
            [x + r * 0.7, y],
            [x - r * 0.7, y],
          ],
          'c',
        )
        .shade('c', 'T', 2, 0),
    );
    c.part(
      (l) =>
        l
          .box(Math.round(x - r * 0.22), Math.round(y - r * 0.62), Math.round(r * 0.46), Math.round(r * 0.62), 'b')
          .set(x + r * 0.1, y - r * 0.3, 'Y'),
      'q',
    );
    if (r > 9)
      c.part((l) => l.rect(Math.round(x + r * 0.28), Math.round(y - r * 0.7), 3, 3, 'Y'), 'q').part(
        (l) => l.rect(Math.round(x - r * 0.55), Math.round(y - r * 0.7), 3, 3, 'Y'),
        'q',
      );
    c.part((l) => {
      l.blob(
        [
          [x, y - r * 2.05],
          [x + r * 0.75, y - r * 1.7],
          [x + r * 1.1, y - r * 1.1],
          [x + r, y - r * 0.82],
          [x, y - r * 0.72],
          [x - r, y - r * 0.82],
          [x - r * 1.1, y - r * 1.1],
          [x - r * 0.75, y - r * 1.7],
        ],
        cap,
      );
      l.shade(cap, dark, 2, 2).shade(cap, light, -1, -1);
      l.inside(() =>
        l
          .disc(x - r * 0.4, y - r * 1.45, r * 0.22, 'w')
          .disc(x + r * 0.35, y - r * 1.6, r * 0.16, 'w')
          .disc(x + r * 0.6, y - r * 1.1, r * 0.2, 'w')
          .disc(x, y - r * 1.05, r * 0.16, 'w'),
      );
    });
  };
  home(44, 41, 7, 'L', 'V', 'l');
  home(9, 40, 6, 'Y', 'A', 'y');
  home(20, 48, 12, '5', '6', '4');
  c.part((l) => l.rect(45, 43, 1, 9, 'q').rect(43, 41, 5, 4, 'Y').rect(44, 42, 2, 2, 'w')); // lamp
  for (const [x, y, k] of [
    [38, 52, 'w'],
    [50, 53, '4'],
    [5, 53, 'w'],
    [33, 53, '4'],
  ] as const)
    c.set(x, y, 'Y')
      .set(x - 1, y, k)
      .set(x + 1, y, k)
      .set(x, y - 1, k)
      .set(x, y + 1, k);
  c.rect(27, 22, 2, 2, 'w').rect(28, 18, 3, 3, 'w').rect(30, 13, 4, 4, 'w');

  return c;
}
