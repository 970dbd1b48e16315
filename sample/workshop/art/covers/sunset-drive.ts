import { Canvas } from '../kit/canvas.ts';
import { each, points } from '../kit/points.ts';

export function drawSunsetDrive(): Canvas {
  const c = new Canvas(56, 56);
  for (const [i, colour] of ['#8f5cd6', '#c266c8', '#f070b0', '#ff8a9c', '#ffab84', '#ffcf8a', '#ffe6a6'].entries()) {
    c.rect(0, i * 5, 56, 5, colour);
    for (let x = i % 2; x < 56; x += 2) c.set(x, i * 5 - 1, colour);
  }
  c.disc(28, 24, 12, '#fff6c8');
  for (const y of [22, 26, 29]) c.rect(14, y, 28, 1, '#ffb36b');
  c.polygon('0,32 0,22 8,18 14,25 20,32', '#b9205f').polygon('0,32 0,27 7,24 12,32', '#861548');
  c.rect(22, 31, 34, 5, '#ee4586');
  each('24,32,8 34,33,10 46,32,6 28,34,14', (x, y, w) => c.rect(x, y, w, 1, '#ffd05c'));
  c.rect(0, 32, 24, 4, '#6b2a6e').rect(0, 36, 56, 20, '#4b1f5e').polygon('24,32 33,32 64,58 -8,58', '#33195a');
  c.rect(33, 36, 23, 1, '#6b2a6e');
  for (const [y, h] of points('34,1 37,2 42,3')) c.rect(28, y, 1, h, 'Y');
  c.thin('24,33 -4,56', 'L', false).thin('33,33 60,56', 'L', false);
  // A pink convertible, seen from behind
  c.part((l) => l.box(15, 50, 7, 6, 'k').box(35, 50, 7, 6, 'k'), null);
  c.part((l) => l.polygon('20,36 37,36 40,43 17,43', 's').tint('s', 'S', (x, y) => x + y > 66), 'k');
  c.part((l) => l.disc(25, 41, 3, 'k').disc(33, 41, 3, 'q').rect(22, 42, 6, 3, 'k').rect(30, 42, 6, 3, 'q'), null);
  c.part(
    (l) =>
      l
        .blob('15,43 28,42 42,43 44,48 42,53 15,53 13,48', '4')
        .shade('4', '5', 0, 3)
        .shade('4', '3', 0, -1)
        .rect(15, 46, 5, 3, '#ff3b3b')
        .rect(37, 46, 5, 3, '#ff3b3b')
        .rect(16, 46, 2, 1, 'Y')
        .rect(38, 46, 2, 1, 'Y')
        .rect(24, 47, 9, 4, 'w')
        .rect(14, 51, 29, 1, 'h'),
    'k',
  );
  c.rect(26, 48, 5, 2, 'V');
  return c;
}
