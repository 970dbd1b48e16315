import { Canvas } from '../../kit/canvas.ts';
import { gingham, rays, spark } from '../../kit/patterns.ts';
import { each, points } from '../../kit/points.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead as drawBonbonSmallHead } from './small-head.ts';

export function drawBonbonAdventure() {
  const c = new Canvas(96, 96);
  rays(c, '#d3ebff', '#e6f4ff', { cx: 18, cy: 24, count: 10 });
  c.disc(18, 24, 13, '#fff8d8').disc(18, 24, 10, '#ffe48f');
  // The wave: it climbs on the right and curls over to the left
  c.part((l) => {
    l.blob(
      '14,104 38,88 58,76 70,60 76,45 75,33 69,27 62,29 57,37 53,29 56,18 66,9 80,5 98,8 114,20 114,108 60,112',
      '4',
    );
    l.inside(() => {
      l.blob('52,84 68,70 78,52 80,38 76,27 88,36 91,54 84,74 68,88', '5');
      l.limb('57,88 74,72 84,52 82,34', [2.4, 2.2, 1.8, 0.8], '#f75c97').limb(
        '66,90 82,74 91,56 90,40',
        [2, 2, 1.6, 0.8],
        '#d2306f',
      );
      l.limb('61,84 74,68 80,50 79,36', [0.9, 0.8, 0.7, 0.6], '3');
      l.limb('57,22 66,13 80,9 97,12', [1.4, 2, 2, 1.4], '3');
    });
    l.shade('4', '3', -1, -1);
  }, '6');
  c.part((l) => {
    each('57,38,3.6 52,33,3 62,33,3 54,25,2.4 67,30,2.4', (x, y, r) => l.disc(x, y, r, 'w'));
    l.shade('w', '2', 1, 1);
  }, '5');
  // Board: a lollipop lying flat
  c.part((l) => l.limb('16,84 -4,90', [1.6, 1.6], 'w').tint('w', 'l', (x) => Math.floor(x / 3) % 2 === 0));
  c.part((l) => {
    l.ellipse(34, 80, 25, 7.6, 'y');
    l.shade('y', 'Y', 0, 2);
    for (const [rx, ry] of points('20,5.6 12,3.2')) {
      l.inside(() => l.ellipse(34, 79.4, rx, ry, 'S').ellipse(35.5, 79.4, rx - 2.6, ry - 1, 'y'));
    }
  });
  // Surfer
  const rider = new Canvas(96, 96);
  drawLimb(rider, '34,62 28,69 27,75', [3, 2.8], '3', '4');
  drawLimb(rider, '44,62 51,68 53,75', [3, 2.8], '3', '4');
  rider.part((l) => l.box(22, 74, 8, 4, '6')).part((l) => l.box(49, 75, 8, 4, '6'));
  rider.part((l) => {
    // Skirt, blown to the right
    l.polygon('32,54 46,54 58,62 52,68 40,66 30,67', '1');
    l.inside(() => gingham(l, '1', '2', '3', { size: 2 }));
  });
  drawLimb(rider, '30,52 22,54 14,50', [2.6, 2.4], 'l', 'L');
  drawBall(rider, 12, 49, 2.8, 'w', '2');
  drawLimb(rider, '48,52 56,52 62,46', [2.6, 2.4], 'l', 'L');
  drawBall(rider, 63, 44, 2.8, 'w', '2');
  rider.part((l) =>
    l
      .blob('31,46 47,46 58,52 60,57 44,57 30,58 27,52', '5')
      .shade('5', '6', 1, 1)
      .inside(() => each('34,54 42,53 50,55', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
  rider.put(drawBonbonSmallHead({ eyes: ['happy', 'happy'], mouth: 'open' }), 18, 13);
  c.put(rider, -7, 0);
  // Spray in front of the board
  c.part((l) => {
    for (let x = 0, i = 0; x <= 96; x += 8, i++) l.disc(x, i % 2 ? 91 : 89, 6.4, 'w');
    l.rect(0, 91, 96, 5, 'w').shade('w', '2', 1, 2);
    for (const [x, y] of points('8,91 29,93 52,91 76,93'))
      l.thin(
        [
          [x - 4, y],
          [x, y + 1],
          [x + 4, y],
        ],
        '2',
      );
  }, '4');
  for (const [x, y] of points('6,72 11,64 62,70 66,62 3,62')) c.part((l) => l.disc(x, y, 1.2, 'w'), '4');
  spark(c, 'star', 40, 8, 'w', 'Y');
  return c;
}
