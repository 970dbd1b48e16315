import { Canvas } from '../kit/canvas.ts';
import { rays } from '../kit/patterns.ts';
import { each, points } from '../kit/points.ts';

export function drawRecord(): Canvas {
  const c = new Canvas(50, 50);

  rays(c, '#ffe7a6', '#fff2c8', { count: 10, cx: 10, cy: 46 });
  c.part((l) => {
    l.disc(33, 25, 15, 'k');
    l.inside(() => {
      for (const r of [12.6, 10, 7.6])
        for (let a = 0; a < 200; a++)
          l.set(33 + Math.cos((a / 200) * 6.283) * r - 0.5, 25 + Math.sin((a / 200) * 6.283) * r - 0.5, '#55305a');
      l.polygon('33,25 44,8 50,14', '#6d4a72').polygon('33,25 22,42 16,36', '#6d4a72');
      l.disc(33, 25, 5.4, '4').disc(33, 25, 1.2, 'w');
      l.tint('4', '5', (_x, y) => y > 26);
    });
  });
  c.part((l) => l.box(3, 7, 30, 37, 'w'));
  // Sleeve: a city at sunset across the bay
  c.gradient(4, 8, 28, 21, [
    [0, '#7450cf'],
    [0.4, '#ff76ab'],
    [0.8, '#ffd05c'],
    [1, '#fff0b3'],
  ]);
  c.disc(18, 24, 6, 'y');
  for (const [x, h] of points('4,8 7,13 10,6 13,10 21,9 24,15 28,7 30,11'))
    c.rect(x, 29 - h, x === 30 ? 2 : 3, h, 'v')
      .set(x + 1, 31 - h, 'Y')
      .set(x + 1, 34 - h, 'Y');
  c.rect(4, 29, 28, 9, 'B').rect(4, 29, 28, 1, 'S');
  each('12,31,12 14,33,8 16,35,5 6,34,4 26,32,5', (x, y, w) => c.rect(x, y, w, 1, 'y'));
  c.rect(4, 38, 28, 5, '5').rect(6, 40, 12, 1, 'w').rect(21, 40, 3, 1, 'Y').rect(26, 40, 4, 1, 'w');
  c.rect(3, 8, 1, 35, 'h').rect(4, 8, 28, 1, 'w').rect(31, 9, 1, 34, 'v');

  return c;
}
