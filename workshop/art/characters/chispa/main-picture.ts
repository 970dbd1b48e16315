import { cloud } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { spark } from '../../kit/patterns.ts';
import { points } from '../../kit/points.ts';
import { drawFigure } from './figure.ts';

export function drawChispaMain() {
  const c = new Canvas(120, 132);
  c.gradient(0, 0, 120, 96, [
    [0, '#b99bf5'],
    [0.25, '#ffa6c9'],
    [0.55, '#ffd0a0'],
    [0.85, '#fff0b3'],
    [1, '#fff6d8'],
  ]);
  // The sun comes up exactly behind him
  c.disc(60, 52, 42, '#ffe48f').disc(60, 52, 38, '#fff0b3').disc(60, 52, 33, '#fff8d8');
  cloud(c, -6, 30, 30, ['#fff3e2', '#ffcfe1']);
  cloud(c, 94, 22, 32, ['#fff3e2', '#ffcfe1']);
  // Mountains, far to near
  for (const [pts, base, snow] of [
    ['-10,96 14,44 40,96', '#d98ac0', '#ffeaf2'],
    ['74,96 106,38 136,96', '#d98ac0', '#ffeaf2'],
    ['-20,100 0,62 26,100', '#a868b8', '#e9deff'],
    ['90,100 122,60 140,100', '#a868b8', '#e9deff'],
  ] as const) {
    const [[x0, y0] = [0, 0], [px, py] = [0, 0]] = points(pts);
    c.polygon(pts, base);
    const k = 11;
    const w = ((px - x0) / (y0 - py)) * k;
    c.polygon(
      [
        [px, py],
        [px + w, py + k],
        [px + w * 0.5, py + k - 3],
        [px, py + k + 2],
        [px - w * 0.45, py + k - 3],
        [px - w, py + k],
      ],
      snow,
    );
  }
  cloud(c, -14, 100, 60, ['#fff3e2', '#ffdcec']);
  cloud(c, 70, 102, 66, ['#fff3e2', '#ffdcec']);
  // Ring: posts with pads, three ropes, canvas floor
  for (const x of [5, 109]) {
    c.part((l) =>
      l
        .rect(x, 74, 6, 46, 'H')
        .tint('H', 'h', (px) => px < x + 2)
        .tint('H', 'j', (px) => px > x + 5),
    );
    c.part((l) =>
      l
        .box(x - 2, 76, 10, 10, '5')
        .box(x - 2, 90, 10, 10, '5')
        .shade('5', '6', 1, 1)
        .shade('5', '4', -1, -1),
    );
  }
  for (const [y, a, b] of [
    [80, 'w', 'l'],
    [94, '4', '5'],
    [107, 'S', 'B'],
  ] as const)
    c.part((l) => l.rect(12, y, 97, 2, a).rect(12, y + 1, 97, 1, b));
  c.part((l) => l.polygon('14,114 106,114 130,134 -10,134', 's').tint('s', '#e6f4ff', (_x, y) => y < 118), 'd');
  c.part((l) => l.rect(-2, 129, 124, 6, '6').tint('6', '5', (_x, y) => y < 130));
  // The champion's belt, retired to a post
  c.part((l) => l.rect(109, 74, 6, 42, 'q').tint('q', 'b', (x) => x < 111));
  c.part(
    (l) => l.box(108, 80, 8, 6, 'Y').box(108, 103, 8, 6, 'Y').disc(112, 94.5, 6.6, 'Y').shade('Y', 'A', 1, 1),
    'a',
  );
  spark(c, 'star', 112, 94, 'w', 'w');
  c.fill(30, 120, 90, 130, 'S', (x, y) => ((x - 60) / 30) ** 2 + ((y - 125) / 3.4) ** 2 < 1);
  c.put(drawFigure({ pose: 'bow', mouth: 'grin' }), 12, 4);
  for (const [x, y, k] of [
    [24, 22, 'star'],
    [96, 52, 'star'],
    [20, 60, 'plus'],
    [88, 14, 'plus'],
    [38, 8, 'plus'],
    [104, 34, 'plus'],
  ] as const)
    spark(c, k, x, y, 'A', 'w');
  return c;
}
