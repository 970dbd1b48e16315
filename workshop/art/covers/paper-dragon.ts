import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { rays, spark } from '../kit/patterns.ts';
import { points } from '../kit/points.ts';

export function drawPaperDragon(): Canvas {
  const c = new Canvas(56, 56);

  rays(c, '#d3ebff', '#e9f5ff', { cx: 44, cy: 10, count: 12 });
  // Folded paper sun and clouds
  c.polygon('44,2 51,6 51,14 44,18 37,14 37,6', 'Y').polygon('44,2 51,6 44,10', 'y').polygon('44,18 37,14 44,10', 'A');
  for (const [x, y] of points('2,12 36,50'))
    c.polygon(
      [
        [x, y + 6],
        [x + 5, y],
        [x + 9, y + 3],
        [x + 13, y - 2],
        [x + 19, y + 6],
      ],
      'w',
    ).polygon(
      [
        [x, y + 6],
        [x + 9, y + 3],
        [x + 19, y + 6],
      ],
      '#cfe0ff',
    );
  const fold = (corners: string, k: Colour) => c.part((l) => l.polygon(corners, k), '7');
  fold('40,44 54,38 50,44 55,48', '6'); // tail
  fold('28,40 44,36 46,45 34,47', '5');
  fold('20,26 32,34 30,47 20,42', '4'); // belly
  fold('20,26 40,32 34,44 30,40', '5');
  fold('24,30 22,6 36,24', '6'); // far wing
  fold('27,33 34,4 46,27', '4'); // near wing
  fold('27,33 34,4 38,29', '3');
  fold('20,26 12,18 18,14 26,30', '5'); // neck
  fold('18,14 12,18 2,21 8,12', '4'); // head
  fold('18,14 8,12 13,9', '3');
  fold('16,11 22,5 19,14', 'Y'); // horn
  fold('24,44 20,52 27,47', '6');
  fold('34,45 34,53 39,45', '6');
  c.rect(10, 14, 2, 2, 'k').set(10, 14, 'w').rect(4, 20, 2, 1, '7');
  c.part((l) => l.polygon('1,23 6,24 3,28 8,30 1,34 3,29', 'Y').tint('Y', 'A', (_x, y) => y > 28), 'a'); // a little paper flame
  spark(c, 'plus', 12, 42, 'w');
  spark(c, 'plus', 50, 26, 'w');

  return c;
}
