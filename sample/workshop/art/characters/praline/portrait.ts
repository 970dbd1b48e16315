import { Canvas } from '../../kit/canvas.ts';
import { dots } from '../../kit/patterns.ts';
import { drawMoth } from '../../props/moth.ts';
import { drawFigure } from './figure.ts';

export function drawPralinePortrait() {
  const c = new Canvas(80, 100);
  dots(c, 'l', '#f4efff', { step: 8, size: 2 });
  c.disc(48, 40, 37, '#f4efff').disc(48, 40, 32, '#fff6d8').disc(48, 40, 28, '#fffbe8');
  drawMoth(c, 9, 24, { wing: 'y', rim: 't', body: 'q' });
  const figure = new Canvas(80, 100).put(drawFigure(), -8, 6);
  return c.put(figure.clone().outline('w').put(figure));
}
