import { Canvas } from '../../kit/canvas.ts';
import { dots } from '../../kit/patterns.ts';
import { drawMoth } from '../../props/moth.ts';
import { tilt } from '../tilt.ts';
import { drawFigure } from './figure.ts';

export function drawPralinePortrait() {
  const c = new Canvas(80, 100);
  dots(c, 'l', '#f4efff', { step: 8, size: 2 });
  c.disc(48, 40, 37, '#f4efff').disc(48, 40, 32, '#fff6d8').disc(48, 40, 28, '#fffbe8');
  drawMoth(c, 69, 14, { wing: 'm', rim: 'M' });
  const figure = tilt(drawFigure(), 0.05, { x: -8, y: 6, w: 80, h: 100, around: [40, 80] });
  c.put(figure.clone().outline('w').put(figure));
  return c.stamp(['.w.', 'w..', '.w.', '..w'], 36, 78).stamp(['w.', '.w', 'w.'], 42, 79);
}
