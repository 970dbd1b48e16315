import { cloud } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { points } from '../kit/points.ts';

export function drawStrawberryField(): Canvas {
  const c = new Canvas(56, 56);
  for (const [i, colour] of ['#86c3fb', '#a3d2fc', '#bfe0fd', '#d8ecfd', '#f3f4ee'].entries())
    c.rect(0, i * 6, 56, 7, colour);
  c.disc(10, 9, 5, '#fff0b3');
  cloud(c, 22, 14, 26);
  c.polygon('0,26 12,19 26,25 40,18 56,25 56,30 0,30', '#8fd9c8');
  c.rect(0, 26, 56, 30, '#b97a5e');
  for (let k = -6; k <= 6; k++) {
    // Rows running to the horizon
    c.polygon(
      [
        [28 + k * 2.2, 26],
        [29.4 + k * 2.2, 26],
        [30 + k * 13 + 5, 58],
        [30 + k * 13 - 4, 58],
      ],
      k & 1 ? '#4fb88a' : '#5cc497',
    );
  }
  for (const [x, y] of points('20,29 25,30 32,29 37,31 44,30 13,31 28,33 48,34 8,34 41,36 18,35'))
    c.set(x, y, '5').set(x + 1, y, '4');
  // A bunny-eared scarecrow
  c.part(
    (l) =>
      l
        .rect(41, 14, 2, 16, 'b')
        .rect(35, 19, 14, 2, 'b')
        .rect(38, 20, 8, 6, '4')
        .disc(42, 14.6, 3.4, 'C')
        .rect(39, 6, 2, 6, 'C')
        .rect(43, 6, 2, 6, 'C'),
    'o',
  );
  c.set(40, 14, 'k').set(43, 14, 'k').rect(41, 16, 2, 1, '5');
  // The three sweetest, close up
  const berry = (x: number, y: number, r: number) => {
    c.part((l) => {
      l.blob(
        [
          [x, y - r * 0.8],
          [x + r * 0.8, y - r * 0.8],
          [x + r, y - r * 0.1],
          [x + r * 0.5, y + r * 0.8],
          [x, y + r * 1.2],
          [x - r * 0.5, y + r * 0.8],
          [x - r, y - r * 0.1],
          [x - r * 0.8, y - r * 0.8],
        ],
        '5',
      );
      l.shade('5', '6', 2, 1).shade('5', '4', -1, -1);
      l.inside(() => {
        for (let j = 0; j < 4; j++)
          for (let i = 0; i < 4; i++)
            l.rect(
              Math.round(x - r * 0.7 + i * r * 0.5 + (j & 1 ? r * 0.25 : 0)),
              Math.round(y - r * 0.4 + j * r * 0.42),
              1,
              r > 7 ? 2 : 1,
              'y',
            );
      });
    });
    c.part((l) =>
      l
        .polygon(
          [
            [x - r, y - r * 0.9],
            [x - r * 0.3, y - r],
            [x, y - r * 1.5],
            [x + r * 0.3, y - r],
            [x + r, y - r * 0.9],
            [x + r * 0.4, y - r * 0.4],
            [x, y - r * 0.7],
            [x - r * 0.4, y - r * 0.4],
          ],
          'M',
        )
        .shade('M', 'G', 0, 1),
    );
  };
  c.part((l) =>
    l
      .limb('6,58 10,44 18,38', [1.2, 1], 'G')
      .limb('50,58 47,48 41,43', [1.2, 1], 'G')
      .blob('2,46 9,41 12,47 7,52', 'M')
      .blob('46,44 54,41 57,48 50,51', 'M')
      .shade('M', 'G', 1, 1),
  );
  berry(20, 46, 8.4);
  berry(39, 50, 6.4);
  return c;
}
