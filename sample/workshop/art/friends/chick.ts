import { Canvas } from '../kit/canvas.ts';
import { rays } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawChick(): Canvas {
  const c = new Canvas(24, 24);
  rays(c, '1', '2', { count: 8 });
  c.part((l) => {
    l.blob('12,5 17.6,7 20.6,12.6 19.6,18.6 15,21.6 9,21.6 4.4,18.6 3.4,12.6 6.4,7', 'Y')
      .limb('11,6 9.6,3.4', [1.2, 0.8], 'Y')
      .limb('12.6,6 13.6,2.6', [1.2, 0.8], 'Y');
    l.shade('Y', 'A', 1, 2).shade('Y', 'y', -1, -1);
  });
  drawEyes(c, 7, 15, 11);
  c.part((l) => l.stamp(['.AA.', 'AAAA', '.aa.'], 10, 14), null);
  drawCheeks(c, 5, 17, 15, '4');
  return c;
}
