import { Canvas } from '../kit/canvas.ts';
import { drawCheeks } from './face.ts';

export function drawAxolotl(): Canvas {
  const c = new Canvas(24, 24);

  c.all('m');
  c.dither(0, 0, 24, 24, 's', (_u, v) => v);

  for (const flip of [false, true]) {
    const g = new Canvas(24, 24);
    g.part((l) =>
      l
        .limb('6,11 3,7 1.6,5', [1.6, 1.2, 0.8], '5')
        .limb('5,14 1.4,12', [1.6, 0.9], '5')
        .limb('6,17 2.6,18.4', [1.6, 0.9], '5'),
    );
    c.put(g, 0, 0, { flip });
  }
  c.part((l) => {
    l.ellipse(12, 13.4, 8.6, 7, '3').shade('3', '4', 1, 2).shade('3', '2', -1, -1);
  });
  c.rect(6, 12, 2, 2, 'k').rect(16, 12, 2, 2, 'k').set(6, 12, 'w').set(16, 12, 'w');
  c.stamp(['k......k', '.kkkkkk.'], 8, 15);
  drawCheeks(c, 5, 17, 15, '5');

  return c;
}
