import { cloud } from '../../kit/backdrops.ts';
import type { Canvas } from '../../kit/canvas.ts';
import type { Colour } from '../../kit/palette.ts';
import { each } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';

/** Sunrise behind the bell tower of the Quiet Bell, seen from outside the corner of the ring. */
export function drawSummit(c: Canvas) {
  drawBands(
    c,
    [
      [0, '#8f7be0'],
      [12, '#b99bf5'],
      [26, '#e3a3e0'],
      [38, '#ffa6c9'],
      [50, '#ffbfa8'],
      [62, '#ffd79a'],
      [74, '#fff0b3'],
    ],
    132,
  );
  c.disc(54, 58, 45, '#ffc98f').disc(54, 58, 39, '#ffdd94').disc(54, 58, 33, '#fff0b3').disc(54, 58, 27, '#fff8d8');
  cloud(c, -8, 24, 30, ['#fff3e2', '#f3b9dd']);
  cloud(c, 92, 16, 30, ['#fff3e2', '#d9b3ee']);
  drawPeak(c, 14, 52, 34, '#d98ac0', '#b873b8');
  drawPeak(c, 76, 60, 26, '#d98ac0', '#b873b8');
  drawPeak(c, 48, 74, 30, '#c77fc0', '#a868b8');
  cloud(c, -16, 98, 56, ['#fff3e2', '#ffcfe1']);
  cloud(c, 30, 101, 60, ['#fff3e2', '#ffcfe1']);
  drawBellTower(c);
  cloud(c, 68, 106, 66, ['#fff3e2', '#ffcfe1']);
  c.rect(0, 105, 120, 27, '#ffdcec');
}

function drawPeak(c: Canvas, x: number, y: number, r: number, light: Colour, dark: Colour) {
  c.polygon([[x, y], [x + r, 100], [x - r, 100]], dark); // biome-ignore format: a peak
  c.polygon([[x, y], [x - r * 0.1, 100], [x + r, 100]], light); // biome-ignore format: its sunny side
  c.polygon([[x, y], [x + 7, y + 10], [x + 3, y + 8], [x, y + 12], [x - 4, y + 8], [x - 7, y + 10]], '#ffeaf2'); // biome-ignore format: snow
}

function drawBellTower(c: Canvas) {
  const line = '#5c1f68';
  c.part(
    (l) => l.rect(91, 62, 20, 46, '#e8a0a8').shade('#e8a0a8', '#fff0b3', -1, 0).shade('#e8a0a8', '#c0708f', 3, 0),
    line,
  );
  c.part((l) => l.box(94, 67, 14, 19, '#7a3a78'), null);
  c.part(
    (l) => l.blob('98,72 104,72 106,81 108,83 94,83 96,81', 'Y').shade('Y', 'A', 2, 0).rect(100, 83, 2, 2, 'A'),
    line,
  );
  c.part((l) => l.polygon('86,63 101,46 116,63 120,66 82,66', '6').shade('6', '5', -2, -1).shade('6', '7', 0, 1), line);
  c.part((l) => l.rect(100, 38, 2, 9, 'Y').disc(101, 38, 2, 'Y'), line);
  for (const y of [92, 99]) c.rect(96, y, 6, 1, '#c0708f').rect(104, y + 3, 5, 1, '#c0708f');
}

/** The corner: the post in the middle, the ropes running away from it, and the champion's belt with this year's chicks. */
export function drawCorner(c: Canvas) {
  c.part(
    (l) =>
      l.polygon('58,127 -10,117 -10,100 130,100 130,117', '#cfe4ff').tint('#cfe4ff', '#e6f4ff', (_x, y) => y < 108),
    'd',
  );
  c.fill(20, 100, 96, 120, '#a9cdf4', (x, y) => ((x - 58) / 34) ** 2 + ((y - 108) / 6) ** 2 < 1);
  c.part((l) => l.polygon('58,128 -10,118 -10,140 130,140 130,118', '6').tint('6', '7', (x) => x > 58), 'o');
  for (const [y, light, dark] of [
    [104, 'w', 'L'],
    [113, '4', '6'],
    [122, 'S', 'B'],
  ] as const) {
    for (const side of [-1, 1]) {
      const [from, to] = [58 + side * 5, 58 + side * 66];
      c.part((l) => l.limb([[from, y], [to, y - 9]], 1.4, light).shade(light, dark, 0, 1)); // biome-ignore format: a rope
    }
  }
  c.part((l) =>
    l
      .rect(53, 108, 10, 26, 'H')
      .tint('H', 'h', (x) => x < 56)
      .tint('H', 'j', (x) => x > 60),
  );
  c.part((l) => l.box(48, 108, 20, 11, '5').shade('5', '6', 2, 1).shade('5', '4', -1, -1));
  c.part((l) => l.box(49, 122, 18, 12, '4').shade('4', '5', 2, 1).shade('4', '3', -1, -1));
  c.part((l) => l.ellipse(58, 106, 12, 4, '3').shade('3', '4', 0, 1));
  c.part((l) => l.limb('22,108 24,118 32,122 40,118 42,106', 2, 'q').shade('q', 'b', -1, -1), 'Q');
  c.part(
    (l) =>
      l
        .ellipse(32, 121, 7.4, 6, 'Y')
        .shade('Y', 'A', 1, 1)
        .shade('Y', 'y', -1, -1)
        .stamp(['..w..', '.www.', '..w..'], 30, 119),
    'a',
  );
  each('28,112 34,111', (x, y) => {
    c.part((l) => l.disc(x, y, 3, 'y').shade('y', 'Y', 1, 1), 'a');
    c.set(x - 1, y - 1, 'k')
      .rect(x, y, 1, 1, 'A')
      .set(x + 1, y - 1, 'k');
  });
}
