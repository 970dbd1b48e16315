import { Canvas } from '../../kit/canvas.ts';
import { stripes } from '../../kit/patterns.ts';
import { drawFigure } from './figure.ts';

export function drawThistlePortrait() {
  const c = new Canvas(80, 100);
  stripes(c, 's', '#e6f4ff', { size: 5 });
  c.disc(40, 52, 40, '#eef7ff').disc(40, 52, 35, '#f8fcff');
  c.part((l) => {
    l.rect(10, -2, 2, 12, 'T').box(6, 9, 8, 13, '4').box(6, 18, 14, 8, '4');
    l.inside(() => l.rect(6, 12, 8, 2, 'w').rect(6, 16, 8, 2, 'w').rect(6, 9, 8, 1, 'y').rect(16, 18, 5, 8, 'y')).shade(
      '4',
      '5',
      1,
      1,
    );
  });
  const figure = new Canvas(80, 100).put(drawFigure(), -12, 1);
  return c.put(figure.clone().outline('w').put(figure));
}
