import { Canvas } from '../../kit/canvas.ts';
import { gingham } from '../../kit/patterns.ts';
import { each, points } from '../../kit/points.ts';
import { drawSmallHead } from './small-head.ts';
import { drawEars, drawHood, drawLeaf } from './small-parts.ts';

function drawSmallBack() {
  const c = new Canvas(40, 40);
  const ears = new Canvas(40, 40);
  drawEars(ears, 'bent');
  c.put(ears.tint('3', 'w'), 0, 0, { flip: true });
  drawHood(c);
  for (const [x, y] of points('13,20 19,18 25,21 15,27 22,27 20,32 28,29 11,25')) c.rect(x, y, 1, 2, 'y');
  drawLeaf(c);
  return c;
}

export function drawSmallFigure(isBack: boolean) {
  const c = new Canvas(44, 66);
  for (const x of [17, 25]) {
    c.part((l) => {
      for (let y = 52; y < 61; y++) l.rect(x - 1, y, 4, 1, y % 4 < 2 ? '3' : 'w');
    });
    c.part((l) => l.box(x - 2, 60, 6, 4, '6'));
  }
  if (isBack) c.part((l) => l.blob('19,48 26,48 27,53 22,55 18,53', 'w').shade('w', '2', 1, 1));
  c.part((l) => {
    for (let x = 10; x < 36; x += 3) l.disc(x, 53.4, 2, 'w');
    l.shade('w', '2', 0, 1);
  });
  c.part((l) => {
    l.polygon('16,40 28,40 34,53 10,53', '1');
    l.inside(() => gingham(l, '1', '2', '3', { size: 2 }));
  });
  if (!isBack)
    for (const [x, d] of points('11,-1 32,1')) {
      c.part((l) =>
        l
          .limb(
            [
              [x, 41],
              [x + d, 46],
            ],
            [2.4, 2.2],
            'l',
          )
          .shade('l', 'L', 1, 1),
      );
      c.part((l) => l.disc(x + d + 0.5, 48.5, 2, 'w'));
    }
  c.part((l) =>
    l
      .blob('16,34 28,34 34,43 22,45.4 10,43', '5')
      .shade('5', '6', 1, 1)
      .inside(() => each('14,40 20,42 27,41', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
  if (isBack) c.part((l) => l.blob('19,46 26,46 28,51 22,54 17,51', 'w').shade('w', '2', 1, 1));
  c.put(isBack ? drawSmallBack() : drawSmallHead(), 2, 0);
  if (!isBack) c.part((l) => l.stamp(['Y.....Y', 'yyY4Yyy', 'yY.5.Yy', 'Y.....Y'], 19, 36));
  return c;
}
