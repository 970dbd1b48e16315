import { flower, hill, pine } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { each, points } from '../../kit/points.ts';
import { drawToadstool } from '../../props/toadstool.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawCrossbow as drawThistleCrossbow } from './body.ts';
import { drawSmallHead as drawThistleSmallHead } from './small-head.ts';

export function drawThistleAdventure() {
  const c = new Canvas(96, 96);
  drawBands(c, [[0, '#ffc58f'], [12, '#ffd0a0'], [26, '#ffdcb0'], [42, '#ffe7c2'], [58, '#fff0d4'], [72, '#fff6e6']], 96); // biome-ignore format: an afternoon
  c.disc(16, 20, 13, '#ffe7c2').disc(16, 20, 9, '#fff6e6');
  for (const [x, h] of points('10,60 30,44 66,52 88,66')) pine(c, x, 80, 24, h, '#f3c7a0', '#ebb78c');
  for (const [x, h] of points('-2,46 50,36 98,50')) pine(c, x, 84, 24, h, 'M', '#5cc497');
  hill(c, (x) => 82 + 2 * Math.sin(x / 10), '#8fd9a8', { top: '#c4f3d8', speck: '#6cc490', every: 29 });
  c.fill(10, 88, 90, 96, '#6cc490', (x, y) => ((x - 46) / 36) ** 2 + ((y - 92) / 2.6) ** 2 < 1);
  const fur = (draw: (l: Canvas) => void) =>
    c.part((l) => {
      draw(l);
      l.shade('T', 't', 1, 2).shade('T', 'C', -1, -1);
    }, 'q');
  // Far legs
  c.part((l) => l.limb('68,72 80,78 92,82', [5, 3.4, 2.4], 't').limb('26,74 16,82 8,86', [3.4, 2.6, 2.4], 't'), 'q');
  c.part((l) => l.disc(82, 60, 5, 'w').shade('w', 'l', 1, 1), 'q'); // tail
  fur((l) => l.blob('26,62 40,56 58,54 74,54 82,62 80,74 68,80 48,80 30,78 22,72', 'T'));
  fur((l) => l.limb('66,68 76,76 72,84 84,89 92,89', [9, 6, 3, 2.6, 2.2], 'T')); // hind leg
  fur((l) => l.limb('32,74 22,84 12,89 5,89', [5, 3.4, 2.6, 2.2], 'T')); // front leg
  c.part((l) => l.limb('20,54 26,42 38,36', [3.4, 4, 2], 't'), 'q'); // far ear
  fur((l) => {
    l.ellipse(18, 62, 12, 9.6, 'T');
    l.ellipse(8, 66, 6, 5, 'T');
  });
  c.part(
    (l) =>
      l
        .limb('15,54 19,40 29,30', [3.6, 4.4, 2], 'T')
        .shade('T', 't', 1, 1)
        .inside(() => l.limb('16,52 20,41 27,34', [1.4, 1.8, 0.8], '3')),
    'q',
  );
  c.part((l) => l.ellipse(13, 60, 2.4, 2.8, 'k'), null)
    .set(12, 59, 'w')
    .set(13, 59, 'w')
    .set(12, 60, 'w');
  c.rect(2, 63, 2, 2, '5').thin('3,67 6,69 9,68', 'q').rect(14, 66, 4, 2, '4');
  // Saddle cloth, rider
  c.part((l) =>
    l
      .blob('38,56 54,54 66,55 66,68 52,72 38,68', '5')
      .shade('5', '6', 1, 1)
      .inside(() => l.rect(36, 66, 32, 2, 'Y')),
  );
  c.part((l) => l.blob('42,44 62,44 67,54 66,62 52,64 38,62 37,54', 'G').shade('G', 'n', 2, 1));
  c.part((l) => l.rect(46, 62, 8, 9, 'b').box(41, 69, 13, 6, 'b').shade('b', 'q', 1, 1).shade('b', 'r', -1, 0), 'Q');
  drawLimb(c, '40,52 32,54 28,58', [3, 2.6], 'G', 'n');
  c.thin('10,66 18,64 28,60', 'q');
  drawBall(c, 28, 59, 3, 'b', 'q', 'Q');
  drawLimb(c, '64,52 76,47 82,40', [3.2, 2.8], 'G', 'n');
  // Crossbow in the raised hand, loaded with a plunger
  drawThistleCrossbow(c, 83, 33, 0.62, (l) =>
    l
      .rect(83, 10, 1, 6, 'c')
      .ellipse(83.5, 9.5, 4, 3.4, '5')
      .erase((x, y) => y > 10 && Math.abs(x - 83.5) > 1)
      .rect(80, 9, 8, 1, '6'),
  );
  drawBall(c, 83, 36, 3, 'b', 'q', 'Q');
  c.put(drawThistleSmallHead({ eyes: 'gruff', mouth: 'laugh' }), 25, -1);
  // Dust and speed
  each('90,92,3 84,94,2 94,86,2', (x, y, r) => c.part((l) => l.disc(x, y, r, 'c'), 'T'));
  drawToadstool(c, 40, 92, 4);
  flower(c, 22, 93, 'w');
  flower(c, 62, 94, '4');
  return c;
}
