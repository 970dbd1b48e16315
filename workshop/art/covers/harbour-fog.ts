import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { each, points } from '../kit/points.ts';

export function drawHarbourFog(): Canvas {
  const c = new Canvas(56, 56);

  c.gradient(0, 0, 56, 40, [
    [0, '#8a93c8'],
    [0.5, '#b9b4dc'],
    [1, '#e9deee'],
  ]);
  // Beam
  c.dither(0, 0, 32, 28, '#fff0b3', (u, v) => (Math.abs(v - 0.52) < 0.06 + (1 - u) * 0.34 ? 0.62 : 0)).dither(
    36,
    6,
    20,
    18,
    '#fff0b3',
    (u, v) => (Math.abs(v - 0.5) < 0.06 + u * 0.3 ? 0.5 : 0),
  );
  // Far boats, half gone
  c.part(
    (l) =>
      l
        .polygon('4,36 18,36 15,41 7,41', '#a89cc8')
        .rect(10, 26, 1, 10, '#a89cc8')
        .polygon('12,27 17,35 12,35', '#c9c0e2'),
    null,
  );
  c.rect(0, 40, 56, 16, '#8f8cc0');
  // Rock and lighthouse
  c.part(
    (l) =>
      l
        .blob('20,48 26,41 44,40 52,46 58,58 16,58', '#5f5690')
        .shade('#5f5690', '#4a4278', 2, 1)
        .shade('#5f5690', '#7a70ac', -1, -1),
    '#33305e',
  );
  c.part((l) => {
    l.polygon('30,18 38,18 41,44 27,44', 'w');
    l.inside(() => {
      l.rect(20, 22, 30, 5, '5').rect(20, 32, 30, 5, '5');
    });
    l.tint('w', '#d8d0ea', (x) => x > 35.5).tint('5', '6', (x) => x > 35.5);
  }, '#33305e');
  c.part((l) => l.rect(31, 10, 7, 7, 'y').rect(33, 11, 3, 5, 'w').rect(28, 16, 13, 2, '#5f5690'), '#33305e');
  c.part((l) => l.polygon('34.5,4 40,10 29,10', '5').tint('5', '6', (x) => x > 35), '#33305e');
  c.part((l) => l.box(33, 38, 4, 6, '#5f5690'), '#33305e').rect(33, 28, 2, 3, '#33305e');
  // Banks of fog roll in front
  const bank = (x: number, y: number, w: number, k: Colour, top: Colour) => {
    c.part((l) => {
      each('0,1,3 0.1,0.45,5 0.35,0.5,6', (dx, dw, h) =>
        l.limb(
          [
            [x + w * dx + 3, y - h / 2],
            [x + w * (dx + dw) - 3, y - h / 2],
          ],
          h / 2,
          k,
        ),
      );
      l.shade(k, top, 0, -1);
    }, null);
  };
  bank(-8, 45, 30, '#c3bade', '#d6cfea');
  bank(38, 46, 28, '#c3bade', '#d6cfea');
  bank(14, 51, 46, '#d6cfea', '#e6e1f3');
  c.part(
    (l) =>
      l
        .polygon('3,46 20,46 17,51 6,51', '5')
        .rect(3, 46, 17, 1, 'w')
        .rect(10, 40, 4, 6, 'w')
        .rect(11, 41, 2, 2, 'Y')
        .rect(16, 38, 1, 8, '#33305e'),
    '#33305e',
  ); // a small red boat comes home
  bank(-10, 57, 46, '#efeaf6', 'w');
  bank(24, 58, 44, '#efeaf6', 'w');
  for (const [x, y] of points('44,26 50,22 7,12')) c.stamp(['w...w', '.w.w.', '..w..'], x, y);

  return c;
}
