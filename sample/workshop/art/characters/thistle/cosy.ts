import { hill, pine } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { each, points } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';
import { drawSmallHead as drawChispaSmallHead } from '../chispa/small-head.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead as drawThistleSmallHead } from './small-head.ts';

/** Tea with Chispa. Nobody mentions last week's match. */
export function drawThistleCosy() {
  const c = new Canvas(96, 96);
  drawBands(c, [[0, '#472a8c'], [11, '#6038a0'], [22, '#8a5ac0'], [34, '#b878c8'], [46, '#f098c8'], [58, '#ffb8b0'], [68, '#ffd0a0']], 96); // biome-ignore format: an evening
  for (const [x, h] of points('2,62 22,44 46,54 72,46 94,64')) pine(c, x, 76, 26, h, '#5d3d96', '#4c3086');
  hill(c, (x) => 72 + Math.sin(x / 9), '#4a7a78', { top: '#6fb09a', speck: '#3d6a6c', every: 23 });
  // Lantern on a branch
  c.disc(47, 20, 19, '#a070c4').disc(47, 20, 14, '#d08fb8').disc(47, 20, 10, '#ffc9a0');
  c.part((l) => l.limb('-2,8 20,10 34,6 47,8', [3, 2.4, 2, 1], 'b').shade('b', 'q', 0, 1), 'Q');
  c.line(47, 8, 47, 12, 'Q');
  c.part((l) =>
    l
      .box(43, 13, 9, 13, 'Y')
      .rect(45, 16, 5, 7, 'y')
      .rect(46, 18, 3, 4, 'w')
      .rect(43, 13, 9, 2, '5')
      .rect(43, 24, 9, 2, '5'),
  );
  // Friends
  c.part((l) => l.blob('12,62 38,62 46,72 46,90 2,90 3,72', 'G').shade('G', 'n', 2, 1));
  c.put(drawThistleSmallHead({ eyes: 'shut', brows: -1 }), -2, 17);
  c.part((l) => l.blob('62,62 84,62 94,72 94,92 52,92 53,72', 'T').shade('T', 't', 1, 1), 'q');
  c.part(
    (l) => l.polygon('76,61 86,62 95,74 95,92 52,92 54,84 68,76', 'Y').shade('Y', 'A', 1, 1).shade('Y', 'y', -1, -1),
    'a',
  );
  for (const [x, y] of points('60,65 63,69 67,72 72,73 77,72 81,69 84,65'))
    c.part((l) => l.disc(x, y, 1.8, 'b').set(x - 1, y - 1, 'T'), 'Q');
  c.put(drawChispaSmallHead({ eyes: 'kind', mouth: 'smile' }), 53, 25);
  // A toadstool for a table
  c.part((l) =>
    l
      .blob('6,86 24,80 48,78 72,80 90,86 94,100 2,100', '5')
      .shade('5', '6', 2, 1)
      .shade('5', '4', 0, -1)
      .inside(() => each('18,90,4 78,90,4 48,95,5 33,97,2.6 64,97,2.6', (x, y, r) => l.ellipse(x, y, r, r * 0.7, 'w'))),
  );
  const isGap = (x: number, y: number) => ((x - 59) / 2.4) ** 2 + ((y - 77) / 2.6) ** 2 < 1;
  c.part((l) => l.ellipse(59, 77, 4.8, 5, 's').erase(isGap).shade('s', 'S', 1, 1), 'd');
  c.part((l) => l.limb('42,80 37,77 35,71', [3, 1.8, 1.5], 's').shade('s', 'S', 0, 1), 'd');
  c.part(
    (l) => l.ellipse(48, 78, 9.4, 7.6, 's').shade('s', 'S', 2, 2).shade('S', 'B', 1, 1).shade('s', 'w', -1, -1),
    'd',
  );
  c.part((l) => l.box(43, 69, 10, 3, 's').rect(43, 71, 10, 1, 'S').rect(47, 67, 2, 2, 'S'), 'd').stamp(
    ['5.5', '555', '.5.'],
    46,
    77,
  );
  for (const [x, k, d] of [
    [24, 'w', 'l'],
    [72, 'w', 'l'],
  ] as const)
    c.part(
      (l) =>
        l
          .box(x - 4, 79, 8, 6, k)
          .shade(k, d, 1, 1)
          .rect(x - 3, 79, 6, 1, 'A'),
      'v',
    );
  drawLimb(c, '6,74 10,82 17,83', [3.4, 3], 'G', 'n');
  drawBall(c, 18, 83, 2.8, 'b', 'q', 'Q');
  drawLimb(c, '92,76 88,83 80,83', [4, 3], 'Y', 'A', 'a');
  drawBall(c, 78, 83, 2.8, 'T', 't', 'q');
  c.stamp(['.w', 'w.', '.w', 'w.'], 71, 73);
  for (const [x, y] of points('8,52 52,44 90,20 58,12 4,26 49,58')) c.set(x, y, 'y').set(x + 1, y, 'Y');
  return c;
}
