import { Canvas } from '../kit/canvas.ts';
import { rays } from '../kit/patterns.ts';
import { points } from '../kit/points.ts';

export function drawBakeryBoss(): Canvas {
  const c = new Canvas(56, 56);

  rays(c, '#4b0f31', '#6d1745', { cx: 28, cy: 24, count: 14 });
  c.box(6, 4, 44, 5, 'k').rect(7, 5, 42, 3, '#861548').rect(7, 5, 29, 3, '#ff5a5a').rect(7, 5, 29, 1, '#ffb0a0');
  // His Butteriness
  c.part((l) => {
    l.blob('3,36 5,25 13,17 22,13 34,13 43,17 51,25 53,36 47,38 43,32 36,31 28,33 20,31 13,32 9,38', 'A');
    l.shade('A', 'a', 2, 2).shade('A', 'Y', -1, -2);
    l.inside(() => {
      for (const p of ['13,17 16,24 13,32', '22,13 23,22 20,32', '34,13 33,22 36,32', '43,17 40,24 43,32'])
        l.thin(p, 'b');
    });
  }, 'Q');
  c.stamp(['kk...', 'kkkk.', 'kYYkk', '.kYYk', '..kk.'], 17, 19).stamp(
    ['...kk', '.kkkk', 'kkYYk', 'kYYk.', '.kk..'],
    34,
    19,
  );
  c.part(
    (l) => l.blob('21,26 28,28 35,26 33,31 28,32 23,31', 'k').stamp(['w.w.w.w', '.......', '.w.w.w.'], 25, 27),
    null,
  );
  for (const [x, y] of points('8,12 47,12 27,10')) c.stamp(['.w.', 'w..', '.w.'], x, y, { map: { w: 'C' } });
  // Floor tiles and the one who dares
  for (let y = 42; y < 56; y++)
    for (let x = 0; x < 56; x++)
      c.set(
        x,
        y,
        (Math.floor((x - 28) / (4 + (y - 42) * 0.35)) + Math.floor((y - 42) / 4)) & 1 ? '#ffdfc4' : '#e8a88a',
      );
  c.rect(0, 42, 56, 1, 'Q');
  c.part((l) =>
    l
      .rect(25, 48, 7, 6, '5')
      .disc(28.5, 44.6, 4.4, '5')
      .rect(26, 37, 2, 4, 'w')
      .rect(30, 37, 2, 4, 'w')
      .shade('5', '6', 1, 1)
      .rect(27, 40, 4, 1, 'M'),
  );
  c.part((l) => l.limb('33,49 42,42', [1.8, 1.8], 'T').shade('T', 't', 1, 1), 'Q')
    .rect(31, 50, 2, 2, 'w')
    .rect(42, 40, 2, 2, 'r');
  c.fill(20, 53, 37, 56, '#b97a70', (x, y) => ((x - 28) / 8) ** 2 + ((y - 54.6) / 1.4) ** 2 < 1)
    .rect(25, 53, 3, 2, '6')
    .rect(29, 53, 3, 2, '6');

  return c;
}
