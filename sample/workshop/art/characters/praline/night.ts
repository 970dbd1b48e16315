import { cloud, skyline } from '../../kit/backdrops.ts';
import type { Canvas } from '../../kit/canvas.ts';
import { starfield } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';

/** The sky over the town with the clock tower, and the moon with its rings of light. */
export function drawNight(c: Canvas) {
  drawBands(
    c,
    [
      [0, '#170b33'],
      [18, '#1d0f3c'],
      [40, '#28144f'],
      [62, '#33195a'],
      [82, '#41217a'],
      [100, '#5a35a8'],
      [116, '#7450cf'],
    ],
    132,
  );
  c.disc(60, 78, 66, '#2f1760').disc(60, 78, 59, '#3b1f72').disc(60, 78, 53, '#4a2b8c');
  c.disc(102, 46, 15, '#5a3a9c').disc(102, 46, 10, '#8a5aa8');
  starfield(c, { count: 34, seed: 5, colours: ['w', 'L', 'Y'], keep: (_x, y) => y < 92 });
  drawTown(c);
  cloud(c, -10, 114, 44, ['#8a6bd0', '#6a49ba']);
  cloud(c, 84, 118, 46, ['#8a6bd0', '#6a49ba']);
  c.part((l) => {
    l.disc(60, 78, 49, 'y').shade('y', 'Y', 2, 4).shade('Y', 'A', 1, 1);
    each('92,98,5 76,116,4 99,76,3 55,119,3 86,109,2 38,112,3', (x, y, r) =>
      l.inside(() => l.disc(x, y, r, 'Y').disc(x - 0.6, y - 0.6, r - 1.4, '#ffe38a')),
    );
    l.erase((x, y) => (x - 45) ** 2 + (y - 57) ** 2 < 41 ** 2);
    l.shade('y', 'w', 0, -1).shade('y', 'w', -1, 0);
  }, 'a');
}

function drawTown(c: Canvas) {
  skyline(c, 132, { seed: 8, wall: '#28144f', lit: 'Y', dim: '#5c3a9c', min: 5, max: 16, edge: '#5c3a9c' });
  c.rect(108, 84, 11, 48, '#1d0f3c').polygon('106,84 113.5,69 121,84', '#8a2f6e').rect(108, 84, 1, 48, '#8a6bd0');
  c.disc(113.5, 91.5, 4, 'y').rect(113, 89, 1, 3, 'Q').rect(113, 91, 3, 1, 'Q');
}

/** The lantern for the moths, on the moon's upper tip. */
export function drawLantern(c: Canvas, x: number, y: number) {
  c.part((l) => l.limb([[x - 16, y - 1], [x - 6, y - 8], [x, y - 5]], 0.8, 'r'), 'Q').line(x, y - 4, x, y, 'Q'); // biome-ignore format: a hook
  c.part(
    (l) =>
      l
        .box(x - 4, y, 9, 14, 'Y')
        .rect(x - 2, y + 3, 5, 8, 'y')
        .rect(x - 1, y + 5, 3, 5, 'w')
        .rect(x - 4, y, 9, 2, 'r')
        .rect(x - 4, y + 12, 9, 2, 'r'),
    'Q',
  );
}
