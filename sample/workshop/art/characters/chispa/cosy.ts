import { sky } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { gingham } from '../../kit/patterns.ts';
import { drawSmallHead as drawBonbonSmallHead } from '../bonbon/small-head.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead as drawChispaSmallHead } from './small-head.ts';

/** Sunday buns with Bonbon. */
export function drawChispaCosy() {
  const c = new Canvas(96, 96);
  gingham(c, '#fffaf2', '#fff0df', '#ffe4c8', { size: 6 });
  // Window and shelf
  c.part((l) => l.rect(35, 6, 28, 26, 'b'), 'Q');
  sky(c, 'day', [37, 8, 24, 22]);
  c.disc(54, 14, 4, '#ffe48f').rect(48, 8, 2, 22, 'b').rect(37, 18, 24, 2, 'b');
  c.part((l) => l.blob('33,4 49,7 65,4 66,11 60,10 54,13 49,10 44,13 38,10 32,11', '4').shade('4', '5', 0, 1));
  for (const [x, k, d] of [
    [4, '4', '5'],
    [14, 'M', 'G'],
    [74, 'S', 'B'],
    [84, 'L', 'V'],
  ] as const)
    c.part((l) =>
      l
        .box(x, 8, 8, 10, k)
        .shade(k, d, 1, 1)
        .rect(x + 1, 6, 6, 2, 'c')
        .rect(x + 2, 12, 4, 3, 'w'),
    );
  c.part((l) => l.rect(1, 19, 25, 3, 'r').rect(71, 19, 25, 3, 'r').shade('r', 'b', 0, 1), 'Q');
  // Bakers
  c.part((l) => l.blob('14,58 40,58 46,70 46,82 8,82 8,70', 'Y').shade('Y', 'A', 2, 1), 'a');
  c.part(
    (l) => l.polygon('18,62 37,62 40,82 15,82', 'w').shade('w', 'l', 1, 0).stamp(['5.5', '555', '.5.'], 26, 66),
    'v',
  );
  c.put(drawChispaSmallHead({ eyes: 'glad', mouth: 'laugh' }), 7, 21);
  c.part((l) => l.blob('58,58 82,58 90,70 90,82 52,82 52,70', '5').shade('5', '6', 1, 1));
  c.part(
    (l) => l.polygon('61,62 79,62 82,82 58,82', 'w').shade('w', 'l', 1, 0).stamp(['Y.Y', '.Y.', 'Y.Y'], 69, 66),
    'v',
  );
  c.put(drawBonbonSmallHead({ eyes: ['open', 'wink'], mouth: 'cat' }), 50, 24);
  c.stamp(['w.w', '.w.'], 60, 51).stamp(['.ww', 'ww.'], 24, 41); // flour gets everywhere
  // Table
  c.part((l) => l.rect(-2, 78, 100, 20, 'T').rect(-2, 78, 100, 3, 'C').shade('T', 't', 0, 1), 'Q');
  c.fill(10, 79, 46, 86, 'w', (x, y) => ((x - 28) / 17) ** 2 + ((y - 82) / 2.6) ** 2 < 1);
  // Dough under his hands
  c.part((l) => l.blob('16,80 20,73 30,71 38,75 41,81 28,84', 'c').shade('c', 'C', 1, 2), 't');
  c.part((l) => l.limb('10,66 12,73 19,75', [4, 3.6], 'T').shade('T', 't', 1, 1), 'q');
  drawBall(c, 21, 75, 3.2, 'T', 't', 'q');
  c.part((l) => l.limb('45,66 44,73 37,75', [4.4, 3.6], 'Y').shade('Y', 'A', 1, 1), 'a');
  drawBall(c, 36, 75, 3.2, 'T', 't', 'q');
  // A tray of shell buns
  drawLimb(c, '56,66 54,74 57,80', [2.8, 2.6], 'l', 'L');
  drawLimb(c, '86,66 89,74 86,80', [2.8, 2.6], 'l', 'L');
  c.part((l) => l.box(54, 83, 36, 5, 'H').shade('H', 'j', 0, 1).shade('H', 'h', 0, -1), 'k');
  for (const [x, k, d] of [
    [60, '3', '4'],
    [69, 'y', 'Y'],
    [78, '3', '4'],
    [86, 'b', 'q'],
  ] as const) {
    c.part(
      (l) =>
        l
          .ellipse(x, 81, 4.6, 4.4, 'T')
          .erase((_px, py) => py > 83)
          .inside(() =>
            l
              .ellipse(x, 79, 4.4, 3.4, k)
              .thin(
                [
                  [x - 2, 80],
                  [x - 1, 77],
                ],
                d,
              )
              .thin(
                [
                  [x + 2, 80],
                  [x + 1, 77],
                ],
                d,
              ),
          ),
      'q',
    );
  }
  drawBall(c, 56, 83, 2.8, 'w', '2');
  drawBall(c, 88, 83, 2.8, 'w', '2');
  return c;
}
