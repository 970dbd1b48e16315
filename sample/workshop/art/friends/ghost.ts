import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawCheeks } from './face.ts';

export function drawGhost(): Canvas {
  const c = new Canvas(24, 24);
  c.fillAll('L').ellipse(12, 22, 7, 1, '#9d7ae6');
  each('3,4 20,3 21,18', (x, y) => spark(c, 'plus', x, y, 'l'));
  c.part((l) => {
    l.blob(
      '12,2.4 17,4.4 19.4,10 20,18 19.4,20.6 16.6,18.6 14.4,21 12,18.8 9.6,21 7.4,18.6 4.6,20.6 4,18 4.6,10 7,4.4',
      'w',
    );
    l.limb('5,13 2.4,14.6', [1.8, 1.4], 'w').limb('19,13 21.6,11', [1.8, 1.4], 'w');
    l.shade('w', 'l', 2, 1).shade('l', 'L', 1, 0);
  }, 'v');
  for (const x of [8, 14]) c.stamp(['.kk', 'kwk', 'kkk', 'kk.'], x - 1, 8, { flip: x === 14 });
  c.stamp(['kk', '44'], 11, 13);
  return drawCheeks(c, 6, 16, 12, '4');
}
