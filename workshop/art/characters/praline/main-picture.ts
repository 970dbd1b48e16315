import { cloud, sky, skyline } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { starfield } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawMoth } from '../../props/moth.ts';
import { drawFigure } from './figure.ts';

export function drawPralineMain() {
  const c = new Canvas(120, 132);
  sky(c, 'night');
  starfield(c, { count: 46, seed: 5, colours: ['w', 'L', 'Y'], keep: (_x, y) => y < 104 });
  skyline(c, 132, { seed: 8, wall: '#33195a', lit: 'Y', dim: '#5c3a9c', min: 5, max: 19, edge: '#5c3a9c' });
  cloud(c, -8, 116, 40, ['#8a6bd0', '#7450cf']);
  cloud(c, 84, 122, 44, ['#8a6bd0', '#7450cf']);
  // The moon she sits on
  c.part((l) => {
    l.disc(60, 78, 50, 'y').shade('y', 'Y', 3, 4);
    each('92,98,5 76,116,4 99,76,3 55,119,3 86,109,2', (x, y, r) =>
      l.inside(() => l.disc(x, y, r, 'Y').disc(x - 0.6, y - 0.6, r - 1.4, '#ffe38a')),
    );
    l.erase((x, y) => (x - 46) ** 2 + (y - 58) ** 2 < 41.5 ** 2);
    l.shade('y', 'w', 0, -1).shade('y', 'w', -1, 0);
  }, 'a');
  c.put(drawFigure({ pose: 'sit' }), 18, 4);
  drawMoth(c, 14, 52, { wing: 'm', rim: 'M' });
  drawMoth(c, 104, 20);
  drawMoth(c, 30, 24, { wing: 's', rim: 'S', flip: true });
  cloud(c, -12, 132, 46, ['#b99bf5', '#8a6bd0']);
  cloud(c, 82, 136, 44, ['#b99bf5', '#8a6bd0']);
  return c;
}
