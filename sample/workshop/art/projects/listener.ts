import type { Canvas } from '../kit/canvas.ts';
import { each } from '../kit/points.ts';

/** Somebody in a strawberry hood and headphones, seen from behind, lit from the front. */
export function drawListener(c: Canvas, x: number, y: number) {
  const line = '#14082e';
  c.part(
    (l) =>
      l
        .limb(
          [
            [x - 6, y - 15],
            [x - 8, y - 28],
          ],
          [3, 2.6],
          '#b58fd8',
        )
        .limb(
          [
            [x + 6, y - 15],
            [x + 9, y - 26],
            [x + 15, y - 26],
          ],
          [3, 2.8, 1.8],
          '#b58fd8',
        )
        .shade('#b58fd8', 'y', 0, -1)
        .shade('#b58fd8', '3', -1, 0),
    line,
  );
  c.part(
    (l) =>
      l
        .blob(
          [
            [x - 18, y + 20],
            [x - 14, y + 8],
            [x, y + 3],
            [x + 14, y + 8],
            [x + 18, y + 20],
          ],
          '6',
        )
        .shade('6', '4', 0, -1)
        .shade('6', '5', 0, -2)
        .shade('6', '5', -2, 0),
    line,
  );
  c.part(
    (l) =>
      l
        .ellipse(x, y - 4, 15, 13.5, '5')
        .shade('5', '4', 0, -3)
        .shade('4', 'y', 0, -1)
        .shade('5', '6', 0, 5)
        .shade('6', '7', 0, 3)
        .inside(() => each('-8,-5 -2,-1 5,-6 9,1 -10,3 1,5', (dx, dy) => l.rect(x + dx, y + dy, 1, 2, 'Y'))),
    line,
  );
  c.part((l) => l.stamp(['...MM...', 'MMMMMMMM', '.MGMMGM.', '..G..G..'], x - 4, y - 19), line);
  c.part(
    (l) =>
      l
        .ellipse(x, y - 4, 18, 16.4, 'V')
        .erase((px, py) => py > y - 6 || ((px - x) / 16) ** 2 + ((py - y + 4) / 14.4) ** 2 < 1)
        .shade('V', 'y', 0, -1),
    line,
  );
  c.part(
    (l) =>
      l
        .ellipse(x - 16.5, y - 3, 3.6, 6.4, 'V')
        .ellipse(x + 16.5, y - 3, 3.6, 6.4, 'V')
        .shade('V', 'L', -1, -1)
        .shade('L', 'l', 0, -1),
    line,
  );
}
