import { Canvas } from '../../kit/canvas.ts';
import { points } from '../../kit/points.ts';
import { drawSmallHead, drawSmallSkull } from './small-head.ts';

export function drawSmallFigure(isBack: boolean) {
  const c = new Canvas(48, 66);
  for (const [x, d] of points('18,-1 30,1')) {
    c.part(
      (l) =>
        l
          .limb(
            [
              [x, 54],
              [x + d, 60],
            ],
            [4, 3.4],
            'Y',
          )
          .shade('Y', 'A', 1, 0),
      'a',
    );
    c.part((l) => l.ellipse(x + d * 2, 62.4, 4.4, 2.6, 'T').shade('T', 't', 0, 1), 'q');
    c.stamp(['q.q', '.q.'], Math.round(x + d * 2) - 1, 60);
  }
  const bareSide = isBack ? 1 : -1; // the side without robe
  const side = (x: number) => 24 + bareSide * x;
  c.part(
    (l) =>
      l
        .limb(
          [
            [side(9), 42],
            [side(13), 48],
            [side(14), 53],
          ],
          [3.6, 3.8, 3],
          'T',
        )
        .shade('T', 't', 1, 1),
    'q',
  );
  c.part((l) => l.disc(side(14), 54, 2.8, 'w'), 'q').part(
    (l) => l.disc(side(14), 57, 3, 'T').shade('T', 't', 1, 1),
    'q',
  );
  c.part((l) => l.blob('15,38 33,38 36,45 35,54 13,54 12,45', 'T').shade('T', 't', 1, 1), 'q');
  c.part(
    (l) =>
      l
        .polygon(
          [
            [side(-3), 37],
            [side(-11), 38],
            [side(-13), 54],
            [side(11), 56],
            [side(12), 52],
            [side(3), 47],
          ],
          'Y',
        )
        .shade('Y', 'A', 1, 1)
        .inside(() =>
          l
            .thin(
              [
                [side(-6), 40],
                [side(1), 50],
              ],
              'A',
            )
            .thin(
              [
                [side(-10), 44],
                [side(-3), 53],
              ],
              'A',
            ),
        ),
    'a',
  );
  c.part((l) => l.blob('12,52 24,54 36,52 36,56 24,58 12,56', '6').shade('6', '7', 0, 1));
  if (!isBack) {
    for (const [x, y] of points('16,40 17,43 19.4,46 23,47.4 26.6,46 29,43'))
      c.part((l) => l.disc(x, y, 1.6, 'b').set(x - 1, y - 1, 'T'), 'Q');
    c.part((l) => l.rect(22, 49, 2, 2, 'M').rect(22, 51, 2, 4, '5'), 'o');
  } else {
    for (const x of [16, 19.4, 23, 26.6, 30]) c.part((l) => l.disc(x, 40, 1.6, 'b').set(x - 1, 39, 'T'), 'Q');
  }
  c.part(
    (l) =>
      l
        .limb(
          [
            [side(-10), 41],
            [side(-14), 47],
            [side(-14), 54],
          ],
          [3.6, 4.4, 4.6],
          'Y',
        )
        .shade('Y', 'A', 1, 1),
    'a',
  );
  c.part((l) => l.disc(side(-14), 58.6, 2.6, 'T').shade('T', 't', 1, 1), 'q');
  const skull = isBack
    ? drawSmallSkull(new Canvas(40, 40), (l) => {
        for (const y of [20, 25, 30])
          l.thin(
            [
              [18, y],
              [22, y + 3],
            ],
            'w',
          ).thin(
            [
              [22, y],
              [18, y + 3],
            ],
            'w',
          ); // laces of the mask
      })
    : drawSmallHead();
  return c.put(skull, 4, 0);
}
