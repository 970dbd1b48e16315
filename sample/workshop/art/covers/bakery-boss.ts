import { Canvas } from '../kit/canvas.ts';
import { rays } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

function drawRoom(c: Canvas): void {
  rays(c, '#4b0f31', '#6d1745', { cx: 28, cy: 22, count: 14 });
  for (let y = 42; y < 56; y++) {
    for (let x = 0; x < 56; x++) {
      const isDark = (Math.floor((x - 28) / (4 + (y - 42) * 0.35)) + Math.floor((y - 42) / 4)) & 1;
      c.set(x, y, isDark ? '#ffdfc4' : '#e8a88a');
    }
  }
  c.rect(0, 42, 56, 1, 'Q');
  c.box(5, 2, 46, 6, 'k')
    .rect(6, 3, 44, 4, '#861548')
    .rect(6, 3, 30, 4, '#ff4f6a')
    .rect(6, 3, 30, 1, '#ffb0a0')
    .rect(36, 3, 1, 4, 'w');
}

/** The boss. */
function drawCroissant(c: Canvas): void {
  c.part((l) => {
    l.blob('2,38 3,27 10,18 20,12 36,12 46,18 53,27 54,38 48,40 44,34 37,31 28,33 19,31 12,34 8,40', 'A');
    l.shade('A', 'a', 2, 3).shade('A', 'Y', -1, -2).shade('Y', 'y', -1, -1);
    l.inside(() =>
      each(
        '13,16,18,24,14,32 22,12,24,20,22,31 34,12,32,20,34,31 43,16,38,24,42,32',
        (x0, y0, ...[x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
          l.thin(
            [
              [x0, y0],
              [x1, y1],
              [x2, y2],
            ],
            'b',
          ),
      ),
    );
  }, 'Q');
  c.stamp(['kk....', 'kkkk..', 'kYYkkk', '.kYwk.', '..kk..'], 16, 17).stamp(
    ['....kk', '..kkkk', 'kkkYYk', '.kwYk.', '..kk..'],
    34,
    17,
  );
  c.part(
    (l) => l.blob('20,25 28,27 36,25 34,31 28,33 22,31', 'k').stamp(['w.w.w.w', '.......', '..w.w..'], 25, 27),
    null,
  );
  each('4,13 49,13', (x, y) => c.stamp(['.C.', 'C..', '.C.', '..C'], x, y));
}

/** Seen from behind, with a raised rolling pin. */
function drawHero(c: Canvas): void {
  c.ellipse(28, 54.6, 10, 1.6, '#b97a70');
  c.part((l) => l.limb('36,46 47,35', [2.3, 2.3], 'T').shade('T', 't', 1, 1), 'Q')
    .rect(47, 33, 3, 2, 'r')
    .rect(34, 46, 2, 3, 'r');
  for (const path of ['25,40 23,35 24,31', '31,40 33,35 32,31'])
    c.part((l) => l.limb(path, [1.6, 1.7, 1.3], 'w').shade('w', '2', 1, 0));
  c.part((l) => l.box(24, 49, 9, 6, 'w').rect(24, 53, 9, 2, '2').rect(27, 50, 3, 2, '4'));
  c.part((l) => l.ellipse(28.5, 44.5, 6.6, 5.4, '5').shade('5', '6', 1, 1).shade('5', '4', -1, -1));
  each('26,42 30,43 25,46 29,47 32,45', (x, y) => c.set(x, y, 'y'));
  c.part((l) => l.stamp(['M.M.M', 'MMGMM', '.GMG.'], 26, 38));
  c.part((l) => l.limb('33,49 36,47', [1.8, 1.8], 'w')).part((l) => l.limb('23,50 21,52', [1.7, 1.7], 'w'));
}

export function drawBakeryBoss(): Canvas {
  const c = new Canvas(56, 56);
  drawRoom(c);
  drawCroissant(c);
  drawHero(c);
  return c;
}
