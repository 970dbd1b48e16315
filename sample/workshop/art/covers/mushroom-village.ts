import { cloud, hill } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { each } from '../kit/points.ts';

type Cap = readonly [colour: Colour, dark: Colour, light: Colour];

/** A toadstool that somebody lives in; `r` is half the width of its cap, `y` the row it stands on. */
function drawHome(c: Canvas, x: number, y: number, r: number, [cap, dark, light]: Cap): void {
  const [wall, top] = [r * 0.64, y - r * 0.95];
  c.part((l) =>
    l
      .polygon(
        [
          [x - wall, top],
          [x + wall, top],
          [x + wall + 1, y],
          [x - wall - 1, y],
        ],
        'c',
      )
      .shade('c', 'T', 2, 0),
  );
  c.part((l) => {
    l.blob(
      [
        [x, y - r * 2],
        [x + r * 0.8, y - r * 1.55],
        [x + r * 1.06, y - r * 0.95],
        [x + r * 0.5, y - r * 0.74],
        [x - r * 0.5, y - r * 0.74],
        [x - r * 1.06, y - r * 0.95],
        [x - r * 0.8, y - r * 1.55],
      ],
      cap,
    );
    l.shade(cap, dark, 2, 2).shade(cap, light, -1, -1);
    l.inside(() => {
      l.disc(x - r * 0.45, y - r * 1.35, r * 0.24, 'w').disc(x + r * 0.3, y - r * 1.55, r * 0.2, 'w');
      l.disc(x + r * 0.72, y - r * 1.05, r * 0.2, 'w').disc(x + r * 0.1, y - r * 0.98, r * 0.15, 'w');
    });
  });
}

function drawBigHome(c: Canvas): void {
  drawHome(c, 21, 50, 14, ['5', '6', '4']);
  c.part((l) => l.stamp(['.rrrr.', 'rrrrrb', 'rrrrrb', 'rrrrrb', 'rrrrYb', 'rrrrrb', 'rrrrrb', 'rrrrrb'], 18, 42), 'q');
  c.part((l) => l.stamp(['yYY', 'YYY', 'YYY'], 13, 43), 'q').part((l) => l.stamp(['yYY', 'YYY', 'YYY'], 26, 43), 'q');
  c.rect(17, 50, 8, 2, 'T')
    .rect(12, 47, 5, 1, 'M')
    .rect(25, 47, 5, 1, 'M')
    .set(13, 46, '4')
    .set(15, 46, 'w')
    .set(26, 46, 'w')
    .set(28, 46, '4');
}

/** Evening: smoke rises from every chimney. */
export function drawMushroomVillage(): Canvas {
  const c = new Canvas(56, 56);
  for (const [i, colour] of ['#bfeee0', '#cdf5e1', '#dcf8e4', '#edfbe0', '#fff6d8'].entries())
    c.rect(0, i * 7, 56, 28, colour);
  cloud(c, -8, 11, 24, ['#ffffff', '#e3f7ea']);
  hill(c, (x) => 29 + 3 * Math.sin(x / 8 + 1), '#a9e6cf', { top: '#c5f2e0' });
  each('4,27 49,28 53,30', (x, y) =>
    c.part(
      (l) =>
        l.polygon(
          [
            [x, y - 7],
            [x + 3, y],
            [x - 3, y],
          ],
          '#7ccfae',
        ),
      null,
    ),
  );
  drawHome(c, 45, 38, 7, ['L', 'V', 'l']);
  drawHome(c, 6, 31, 6, ['Y', 'A', 'y']);
  c.part((l) => l.stamp(['rrb', 'rrb', 'rrb', 'rrb'], 44, 35), 'q');
  hill(c, (x) => 39 + 2 * Math.sin(x / 10 + 4), '#79d9ae', { top: '#b6f3d6', speck: '#5cc497', every: 19 });
  c.polygon('18,56 31,56 30,53 36,49 45,45 47,40 43,40 42,44 32,47 22,51', '#ffeab8').thin(
    '18,55 23,51 32,47 41,44 43,40',
    '#e8c98a',
  );
  c.part((l) => l.rect(28, 20, 4, 9, 'h').rect(31, 20, 1, 9, 'H').rect(27, 19, 6, 2, 'H'));
  drawBigHome(c);
  each('29,14,1.8 32,10,2.4 36,5,3.2', (x, y, r = 1) =>
    c.disc(x, y, r, 'w').disc(x + 0.6, y + 0.8, r * 0.6, '#e3f7ea'),
  );
  c.part((l) => l.rect(40, 44, 1, 10, 'q').rect(38, 41, 5, 5, 'Y').rect(39, 42, 2, 2, 'w').rect(38, 40, 5, 1, 'q'));
  each('48,52 5,53 52,47 34,54', (x, y) =>
    c
      .set(x, y, 'Y')
      .set(x - 1, y, 'w')
      .set(x + 1, y, 'w')
      .set(x, y - 1, 'w')
      .set(x, y + 1, 'w'),
  );
  return c.part((l) => l.stamp(['.55.', '5w55', '.cc.'], 47, 47), 'o');
}
