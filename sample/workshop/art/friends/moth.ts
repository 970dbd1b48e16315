import { Canvas } from '../kit/canvas.ts';
import { drawCheeks, drawEyes } from './face.ts';

/** The left wing: antenna, upper and lower half. */
function drawSide(): Canvas {
  const c = new Canvas(24, 24);
  c.part(
    (l) =>
      l
        .blob('11,13 6,14 2,17 3,21 7,22 11,18', '3')
        .shade('3', '4', -1, 1)
        .inside(() => l.disc(6.6, 18, 1.6, 'y').rect(6, 17, 1, 1, '5')),
    '7',
  );
  c.part(
    (l) =>
      l
        .blob('12,11 7,8 1,7 0,11 2,15 7,16 12,14', 'y')
        .shade('y', '4', -1, 0)
        .shade('y', '3', -2, -1)
        .inside(() => l.disc(4.6, 11.6, 1.8, '5').set(4, 11, 'w')),
    '7',
  );
  return c.stamp(['.TTT....', 'T.TTT...', '.T..TT..', '......T.', '.......T'], 3, 2);
}

export function drawMoth(): Canvas {
  const c = new Canvas(24, 24);
  c.fillAll('X')
    .disc(19, 5, 7, '#472a8c')
    .disc(19, 5, 4, 'y')
    .set(3, 2, 'w')
    .set(12, 1, 'L')
    .set(1, 20, 'L')
    .set(22, 20, 'w');
  const side = drawSide();
  c.put(side).put(side, 0, 0, { flip: true });
  c.part(
    (l) =>
      l
        .blob('12,12 15,15 14.6,19 12,22.6 9.4,19 9,15', 'Y')
        .shade('Y', 'A', 1, 1)
        .inside(() => l.rect(8, 17, 8, 1, 'A').rect(8, 20, 8, 1, 'A')),
    'q',
  );
  c.part((l) => l.ellipse(12, 10.6, 5.4, 4.6, 'c').shade('c', 'C', 1, 1), 'q');
  drawEyes(c, 8, 14, 8);
  c.stamp(['k..k', '.kk.'], 10, 12);
  return drawCheeks(c, 7, 15, 11, '4');
}
