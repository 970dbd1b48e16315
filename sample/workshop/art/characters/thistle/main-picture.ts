import { Canvas } from '../../kit/canvas.ts';
import { each } from '../../kit/points.ts';
import { drawForest, drawSockBranch, drawStump } from './forest.ts';
import { drawLookout } from './lookout.ts';

/** Looking for the sock, everywhere but up. */
export function drawThistleMain() {
  const c = new Canvas(120, 132);
  drawForest(c);
  drawStump(c);
  c.put(drawLookout().outline('#f4fce0').put(drawLookout()));
  drawSockBranch(c);
  drawLostThings(c);
  each('28,30 40,18 14,58 100,52 110,70 22,84 94,88', (x, y) => c.set(x, y, 'w').set(x + 1, y, 'y'));
  return c;
}

/** Lost things of the morning: an umbrella, a key, a mitten. */
function drawLostThings(c: Canvas) {
  c.part(
    (l) =>
      l
        .limb('6,94 6,86 9,82 12,85', 1, 'r')
        .polygon('1,94 12,94 7,117', 'V')
        .inside(() => l.polygon('5,94 8,94 7,117', 'L')),
    'o',
  );
  c.stamp(['.YYY.', 'Y...Y', 'Y...Y', '.YYY.', '..A..', '..A..', '..AA.', '..A..', '..AA.'], 101, 98);
  c.part((l) =>
    l.stamp(['.SSS..', '.SSSS.', 'SSSSS.', '.SSSSS', '.SSSSS', '.wwww.', '.wwww.'], 108, 106).shade('S', 'B', 1, 0),
  );
}
