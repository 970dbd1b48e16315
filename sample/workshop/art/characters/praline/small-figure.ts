import { Canvas } from '../../kit/canvas.ts';
import { points } from '../../kit/points.ts';
import { drawScarfEnd } from './body.ts';
import { FUR } from './head.ts';
import { drawSmallCream, drawSmallHead, drawSmallSkull } from './small-head.ts';

export function drawSmallFigure(isBack: boolean) {
  const c = new Canvas(54, 66);
  const drawTail = () =>
    c.part((l) => {
      l.limb(isBack ? '28,54 36,59 42,53 43,45' : '22,54 16,59 10,53 9,45', [2.5, 5, 5.4, 2], FUR.base).shade(
        FUR.base,
        FUR.dark,
        1,
        1,
      );
      l.tint(FUR.base, 'c', (_x, y) => y < 49.5).tint(FUR.dark, 'C', (_x, y) => y < 49.5);
    }, FUR.line);
  if (!isBack) drawTail();
  for (const x of [22, 32]) {
    c.part((l) => l.rect(x - 3, 53, 6, 7, FUR.dark), FUR.line);
    c.part((l) => l.ellipse(x, 62, 4.6, 2.6, '2').shade('2', '3', 1, 1));
    if (!isBack) c.set(x - 2, 62, 'k').set(x + 1, 62, 'k');
  }
  c.part(
    (l) =>
      l
        .blob('19,36 35,36 39,45 38,53 27,55 16,53 15,45', 'c')
        .shade('c', 'C', 2, 1)
        .inside(() => {
          for (let x = 16; x < 40; x += 3) l.rect(x, 52, 1, 4, 'T');
        }),
    FUR.line,
  );
  for (const [x, d] of points('15.5,-1 38.5,1')) {
    c.part(
      (l) =>
        l
          .limb(
            [
              [x, 42],
              [x + d, 48],
            ],
            [2.8, 2.6],
            'c',
          )
          .shade('c', 'C', 1, 1),
      FUR.line,
    );
    c.part((l) => l.disc(x + d, 51, 2.2, FUR.dark), FUR.line);
  }
  const skull = new Canvas(44, 40);
  if (isBack) {
    drawSmallSkull(skull);
    skull.tint('C', FUR.dark);
    drawSmallCream(skull);
  }
  c.put(isBack ? skull : drawSmallHead(), 5, 0);
  c.part(
    (l) =>
      l
        .blob('14,35 27,38 40,35 42,39 38,42.6 27,44.4 16,42.6 12,39', 't')
        .shade('t', 'r', 0, 2)
        .inside(() => {
          for (const x of [16, 20, 34, 38]) l.rect(x, 34, 1, 12, 'c');
        }),
    FUR.line,
  );
  if (isBack) drawScarfEnd(c, '21,41 19,46 20,50', 3);
  else drawScarfEnd(c, '33,41 35,46 34,50', 3);
  if (isBack) drawTail();
  return c;
}
