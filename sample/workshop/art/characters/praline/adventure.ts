import { cloud, skyline } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { starfield } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawMoth } from '../../props/moth.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead as drawPralineSmallHead } from './small-head.ts';

export function drawPralineAdventure() {
  const c = new Canvas(96, 96);
  drawBands(c, [[0, '#170b33'], [16, '#1d0f3c'], [32, '#28144f'], [50, '#33195a'], [66, '#41217a'], [80, '#5a35a8']], 96); // biome-ignore format: a night
  starfield(c, { count: 26, seed: 3, colours: ['w', 'L', 'Y'], keep: (_x, y) => y < 70 });
  c.disc(47, 50, 41, '#33195a')
    .disc(47, 50, 37, '#472a8c')
    .disc(47, 50, 33, '#6a49ba')
    .disc(47, 50, 29, '#ffe48f')
    .disc(46, 49, 27.5, '#fff0b3');
  each('64,36,4 30,62,3 60,70,3 34,34,2', (x, y, r) => c.disc(x, y, r, '#ffe48f'));
  cloud(c, -6, 62, 34, ['#7450cf', '#472a8c']);
  cloud(c, 70, 72, 34, ['#7450cf', '#472a8c']);
  skyline(c, 97, { seed: 21, wall: '#2a1550', lit: 'Y', dim: '#5c3a9c', min: 8, max: 17, edge: '#5c3a9c' });
  // Tail and legs trail behind
  c.part(
    (l) =>
      l
        .limb('52,76 64,82 74,76 80,68', [2.4, 5, 6, 2], 'b')
        .shade('b', 'q', 1, 1)
        .tint('b', 'c', (x) => x > 73)
        .tint('q', 'C', (x) => x > 73),
    'Q',
  );
  drawLimb(c, '42,78 40,86', [2.6, 2.4], 'q', 'Q', 'Q');
  drawLimb(c, '52,78 55,85', [2.6, 2.4], 'q', 'Q', 'Q');
  c.part((l) => l.ellipse(39, 89, 4.4, 2.8, '2').shade('2', '3', 1, 1)).part((l) =>
    l.ellipse(57, 88, 4.4, 2.8, '2').shade('2', '3', 1, 1),
  );
  c.set(37, 89, 'k').set(40, 89, 'k').set(55, 88, 'k').set(58, 88, 'k');
  c.part(
    (l) =>
      l
        .blob('38,62 56,62 60,72 57,80 47,81 37,80 34,72', 'c')
        .shade('c', 'C', 2, 1)
        .inside(() => {
          for (let x = 35; x < 60; x += 3) l.rect(x, 78, 1, 4, 'T');
        }),
    'Q',
  );
  // The scarf, full of wind
  c.part((l) => {
    l.limb('13,48 10,34 22,17 47,9 72,17 84,34 81,48', [2, 6, 8, 8, 8, 6, 2], 't');
    l.shade('t', 'r', 0, 2).shade('r', 'a', 0, 1);
    l.inside(() => {
      each('16,24,5,4 30,13,3,6 47,9,0,7 64,13,-3,6 78,24,-5,4', (x, y, dx, dy) =>
        l.limb(
          [
            [x - dx * 2, y - dy * 2],
            [x + dx * 2, y + dy * 2],
          ],
          1.6,
          'c',
        ),
      );
    });
    l.shade('c', 'T', 0, 3);
  }, 'Q');
  drawLimb(c, '38,66 27,62 17,52', [3.2, 3], 'c', 'C', 'Q');
  drawLimb(c, '56,66 67,62 77,52', [3.2, 3], 'c', 'C', 'Q');
  drawBall(c, 15, 49, 3, 'q', 'Q', 'Q');
  drawBall(c, 79, 49, 3, 'q', 'Q', 'Q');
  c.put(drawPralineSmallHead({ eyes: 'shut', mouth: 'cat' }), 25, 26);
  drawMoth(c, 10, 76, { wing: 'm', rim: 'M' });
  drawMoth(c, 88, 58);
  return c;
}
