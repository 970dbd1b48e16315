import { drawFigure } from '../characters/praline/figure.ts';
import { cloud, sky } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { drawMoth } from '../props/moth.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

function drawMoon(c: Canvas): void {
  const moon = new Canvas(240, 126).disc(182, 64, 52, 'y').shade('y', 'Y', 3, 2);
  moon.inside(() =>
    moon
      .disc(206, 40, 7, '#ffe08a')
      .disc(160, 92, 9, '#ffe08a')
      .disc(214, 74, 5, '#ffe08a')
      .disc(150, 52, 4, '#ffe08a'),
  );
  c.disc(182, 64, 60, '#3d2270').put(moon);
}

/** Past midnight, and the cocoa is still warm. */
export function drawPralineShare(): Canvas {
  const c = new Canvas(240, 126);
  sky(c, 'night');
  starfield(c, { count: 40, seed: 8, keep: (x, y) => Math.hypot(x - 182, y - 64) > 64 });
  drawMoon(c);
  c.put(drawFigure({ pose: 'mug' }), 132, 18);
  cloud(c, 110, 128, 70, ['#8f7bd0', '#6b54b0']);
  cloud(c, 146, 136, 64, ['#a48fe0', '#7d68c0']);
  cloud(c, 176, 132, 84, ['#b9a4ec', '#8f7bd0']);
  cloud(c, -20, 130, 90, ['#6b54b0', '#543a98']);
  drawWindow(c, { x: 12, y: 28, w: 112, h: 62 }, '#150a2e');
  writeTitle(c, ['PRALINE'], 68, 52);
  writeCaption(c, 'AWAKE IN A MINUTE', 68, 75);
  drawMoth(c, 132, 24);
  drawMoth(c, 222, 16, { wing: 'l', rim: 'L' });
  return drawMoth(c, 30, 108, { wing: 'm', rim: 'M' });
}
