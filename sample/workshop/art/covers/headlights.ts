import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

function drawRoad(c: Canvas): void {
  c.gradient(0, 0, 56, 26, [
    [0, '#0d0b2b'],
    [0.6, '#2a1257'],
    [1, '#8c2f7a'],
  ]);
  starfield(c, { count: 11, seed: 21, colours: ['w', 'L'], keep: (x, y) => y < 15 && x < 36 });
  c.polygon('0,26 0,20 7,16 14,21 20,18 28,24 34,20 56,26', '#1b0d3d');
  c.rect(0, 26, 56, 30, '#1f1145').polygon('17,26 24,26 56,56 -14,56', '#37236a');
  c.line(17, 26, -13, 56, 'L').line(24, 26, 55, 56, 'L');
}

/** A car that comes towards us: mostly its lights are visible. */
function drawCar(c: Canvas): void {
  c.dither(2, 38, 36, 18, '#8f7bd0', (u, v) => (Math.abs(u - 0.5) < 0.2 + v * 0.34 ? 0.7 - v * 0.45 : 0));
  c.dither(6, 38, 28, 14, '#ffe9a8', (u, v) => (Math.abs(u - 0.5) < 0.26 + v * 0.24 ? 0.66 - v * 0.6 : 0));
  c.part(
    (l) =>
      l
        .polygon('14,22 27,22 31,29 10,29', '#5a4a9c')
        .rect(14, 23, 13, 1, '#8f7bd0')
        .polygon('15,24 26,24 28,28 13,28', '#241552'),
    'N',
  );
  c.part(
    (l) =>
      l
        .blob('8,29 20,28 33,29 35,34 33,39 8,39 6,34', '#7a2a6e')
        .shade('#7a2a6e', '#53195a', 0, 2)
        .shade('#7a2a6e', '#c0508f', 0, -1),
    'N',
  );
  c.rect(14, 35, 13, 3, 'N').rect(15, 36, 11, 1, 'h');
  c.rect(8, 39, 5, 3, 'k').rect(28, 39, 5, 3, 'k');
  each('10,33 31,33', (x, y) => {
    c.dither(x - 6, y - 6, 12, 12, '#ffd98a', (u, v) => ((u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.24 ? 0.5 : 0));
    c.disc(x, y, 3.6, 'y').disc(x, y, 2.3, 'w');
  });
}

function drawPhoneBooth(c: Canvas): void {
  c.dither(34, 8, 22, 44, '#d15a94', (u) => (u > 0.1 ? 0.28 : 0.12));
  c.part((l) => {
    l.box(39, 6, 16, 48, '5').rect(40, 6, 14, 2, '4').rect(53, 9, 2, 44, '6').rect(39, 51, 16, 3, '7');
    l.rect(41, 9, 12, 4, 'y').rect(41, 12, 12, 1, 'Y');
  }, 'N');
  c.stamp(['k.kk..k.k.k', 'kkk.k.k.k.k'], 42, 10, { map: { k: 'a' } });
  c.rect(41, 15, 11, 35, '#ffe9a8').rect(41, 15, 11, 9, '#fff6d6');
  each('41,25 41,36', (x, y) => c.rect(x, y, 11, 1, '6'));
  c.rect(46, 15, 1, 35, '6').rect(41, 15, 1, 35, '6');
  c.part((l) => l.box(48, 27, 4, 7, 'j').rect(49, 28, 2, 1, 'M').rect(49, 30, 2, 1, 'w').rect(49, 32, 2, 1, 'w'), 'k');
  c.thin('48,31 45,36 46,41', 'k')
    .thin('46,41 44,45', 'k')
    .rect(42, 43, 4, 2, 'k')
    .rect(42, 42, 2, 1, 'k')
    .rect(44, 45, 2, 1, 'k');
  c.rect(37, 54, 19, 2, '#110726');
}

export function drawHeadlights(): Canvas {
  const c = new Canvas(56, 56);
  drawRoad(c);
  drawCar(c);
  drawPhoneBooth(c);
  return c;
}
