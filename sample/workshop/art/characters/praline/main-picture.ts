import { cloud } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { drawMoth } from '../../props/moth.ts';
import { drawLantern, drawNight } from './night.ts';
import { drawSitter } from './sitter.ts';

/** The night shift: Praline, the moon, and a few moths called Kevin. */
export function drawPralineMain() {
  const c = new Canvas(120, 132);
  drawNight(c);
  drawLantern(c, 101, 39);
  c.put(drawSitter().outline('#ffe38a').put(drawSitter()));
  drawSteam(c);
  drawMoth(c, 112, 30, { wing: 'y', rim: 'T' });
  drawMoth(c, 100, 18, { wing: 'l', rim: 'L', flip: true });
  drawMoth(c, 14, 46, { wing: 'm', rim: 'M' });
  cloud(c, -14, 133, 46, ['#b99bf5', '#8a6bd0']);
  cloud(c, 84, 136, 46, ['#b99bf5', '#8a6bd0']);
  return c;
}

function drawSteam(c: Canvas) {
  c.stamp(['.w.', 'w..', '.w.', '..w', '.w.'], 58, 78).stamp(['w.', '.w', 'w.'], 65, 79);
}
