import { Canvas } from '../kit/canvas.ts';
import { drawCheeks } from './face.ts';

/** Three feathery gills. */
function drawGills(): Canvas {
  const c = new Canvas(24, 24);
  return c.part((l) =>
    l
      .limb('6,10 4,6 4,3', [1.6, 1.3, 0.9], '5')
      .limb('5,13 1.6,10 0.6,8', [1.6, 1.2, 0.8], '5')
      .limb('5,16 2,16 0.4,14.6', [1.5, 1.1, 0.7], '5')
      .shade('5', '6', 0, 1),
  );
}

export function drawAxolotl(): Canvas {
  const c = new Canvas(24, 24);
  c.fillAll('#c5f3e6')
    .rect(0, 17, 24, 7, 's')
    .rect(0, 17, 24, 1, 'w')
    .disc(20.5, 3.5, 1.6, 'w')
    .disc(3, 21, 1.2, 'w')
    .set(22, 8, 'w');
  const gills = drawGills();
  c.put(gills).put(gills, 0, 0, { flip: true });
  c.part((l) =>
    l
      .blob('12,6 18,7.4 20.6,12.6 19.6,18 15,20.6 9,20.6 4.4,18 3.4,12.6 6,7.4', '3')
      .shade('3', '4', 1, 2)
      .shade('3', '2', -1, -1),
  );
  c.rect(6, 11, 2, 3, 'k').set(6, 11, 'w').rect(16, 11, 2, 3, 'k').set(16, 11, 'w');
  c.stamp(['k......k', '.kkkkkk.', '..k55k..'], 8, 15);
  return drawCheeks(c, 4, 18, 15, '5');
}
