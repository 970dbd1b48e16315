import { Canvas } from '../../kit/canvas.ts';
import { points } from '../../kit/points.ts';
import { drawCrossbow } from './body.ts';
import { drawSmallHat, drawSmallHead } from './small-head.ts';

export function drawSmallFigure(isBack: boolean) {
  const c = new Canvas(52, 70);
  if (!isBack) c.part((l) => l.rect(38, 38, 3, 12, 'b'), 'Q');
  for (const [x, d] of points('20,-1 32,1'))
    c.part(
      (l) =>
        l
          .rect(x - 4, 58, 8, 8, 'b')
          .box(x - 5 + d, 64, 10, 5, 'b')
          .shade('b', 'q', 1, 1)
          .shade('b', 'r', -1, 0),
      'Q',
    );
  c.part((l) =>
    l
      .blob('16,42 36,42 41,49 42,58 26,62 10,58 11,49', 'G')
      .shade('G', 'n', 2, 1)
      .inside(() => isBack && l.rect(25, 44, 2, 20, 'n')),
  );
  c.part((l) => l.blob('11,54 26,56 41,54 41,58 26,60 11,58', 'b').shade('b', 'q', 0, 1), 'Q');
  if (!isBack) c.part((l) => l.rect(23, 55, 6, 5, 'Y').rect(25, 57, 2, 2, 'q'));
  for (const [x, d] of points('11,-1 41,1')) {
    c.part((l) =>
      l
        .limb(
          [
            [x + d, 47],
            [x + d * 3, 54],
          ],
          [3.6, 3.4],
          'G',
        )
        .shade('G', 'n', 1, 1),
    );
    c.part((l) => l.disc(x + d * 3, 58.4, 2.8, 'b').shade('b', 'q', 1, 1), 'Q');
  }
  if (isBack) {
    c.part((l) => {
      l.blob('14,36 26,30 38,36 40,43 34,47 26,48 18,47 12,43', 'w').shade('w', 'l', 2, 1);
      l.inside(() => l.thin('20,38 19,46', 'l').thin('26,38 26,47', 'l').thin('32,38 33,46', 'L'));
    }, 'v');
    const h = new Canvas(52, 56);
    drawSmallHat(h);
    c.put(h, 0, 0, { flip: true });
    return drawCrossbow(c, 25, 70);
  }
  return c.put(drawSmallHead(), 0, 0);
}
