import { Canvas } from '../kit/canvas.ts';
import { rays } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

function drawDisc(c: Canvas): void {
  c.part((l) => {
    l.disc(33.5, 26, 15.4, '#2e1540');
    for (const [r, colour] of [
      [13.4, '#4a2a5c'],
      [12.4, '#2e1540'],
      [10.6, '#4a2a5c'],
      [9.6, '#2e1540'],
      [7.8, '#4a2a5c'],
      [6.8, '#2e1540'],
    ] as const) {
      l.disc(33.5, 26, r, colour);
    }
    l.inside(() => l.polygon('33.5,26 43,8 49,13', '#7d5aa0').polygon('33.5,26 41,46 34,46', '#5c3d7c'));
    l.disc(33.5, 26, 5.6, '4')
      .tint('4', '5', (_x, y) => y > 27)
      .tint('4', '3', (_x, y) => y < 23)
      .disc(33.5, 26, 1.3, 'w');
  }, 'k');
}

/** The sleeve: a city and its sunset across the bay. */
function drawSleeve(c: Canvas): void {
  c.part((l) => l.box(2, 7, 31, 38, 'w').rect(31, 8, 2, 36, 'h'), 'o');
  for (const [i, colour] of ['V', '#a65cd0', '#e86ab8', '#ff8fa0', '#ffb884', '#ffe0a0'].entries())
    c.rect(4, 9 + i * 4, 26, 5, colour);
  c.disc(17, 27, 8, 'y').disc(17, 27, 6.4, '#fffbe0');
  each('4,9,4 8,14,3 22,11,3 25,17,3 28,8,2', (x, h, w = 3) =>
    c.rect(x, 31 - h, w, h, '#472a8c').rect(x, 31 - h, 1, h, '#6a45b8'),
  );
  each('5,26 9,20 9,24 23,23 26,17 26,21 26,25 6,29 29,26', (x, y) => c.set(x, y, 'Y'));
  c.rect(4, 31, 26, 8, '#3f6fd6').rect(4, 31, 26, 1, '#86c3fb');
  each('10,32,14 12,34,10 14,36,6 5,34,3 25,35,4', (x, y, w) => c.rect(x, y, w, 1, 'y'));
  c.rect(4, 39, 26, 4, '5').rect(6, 41, 11, 1, 'w').rect(20, 41, 3, 1, 'Y').rect(25, 41, 3, 1, 'w');
}

export function drawRecord(): Canvas {
  const c = new Canvas(50, 50);
  rays(c, '#ffe7a6', '#fff2c8', { count: 10, cx: 10, cy: 46 });
  c.ellipse(27, 46, 20, 2, '#e8bf6a');
  drawDisc(c);
  drawSleeve(c);
  return c.stamp(['.44', '.4.', '44.', '44.'], 43, 4).stamp(['.V', '.V', 'VV', 'VV'], 37, 3);
}
