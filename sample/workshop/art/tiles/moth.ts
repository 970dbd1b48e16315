import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

/** Left wings and antenna; the right side mirrors them. */
function drawSide(): Canvas {
  const c = new Canvas(50, 50);
  c.part((l) => {
    l.blob('24,30 15,31 8,35 7,41 12,46 19,44 24,38', 'y').shade('y', '4', -1, 1).shade('y', '3', -2, 2);
    l.inside(() =>
      l
        .disc(14.5, 39, 2.8, '5')
        .disc(14.5, 39, 1.6, 'V')
        .set(13, 38, 'w')
        .thin('23,33 19,35 17,36', 'Y')
        .thin('23,36 20,39 19,41', 'Y'),
    );
  }, '7');
  c.part((l) => {
    l.blob('24,24 17,18 7,14 1,16 1,22 6,30 14,34 24,32', 'y');
    l.inside(() => {
      l.blob('26,22 18,17 8,12 -1,14 3,20 10,20 18,24 25,27', '4').blob('0,16 2,22 7,29 13,35 5,36 -2,26', '4');
      l.thin('23,30 16,29 9,25', 'Y').disc(12.5, 25.5, 2.4, '5').disc(12.5, 25.5, 1.2, '2');
    });
    l.shade('4', '5', 0, 1).shade('4', '3', 0, -1).shade('3', '2', -1, -1);
  }, '7');
  return c.part(
    (l) =>
      l
        .limb('22.5,19 19,13 12.6,9', [0.8, 2.4, 0.6], 'T')
        .shade('T', 't', 0, 1)
        .inside(() => l.thin('22,18 18,13 12,9', 'c')),
    'q',
  );
}

export function drawMoth(): Canvas {
  const c = new Canvas(50, 50);
  for (const [i, colour] of ['#1d0f3c', '#27144e', '#321b64', '#3e237a'].entries()) c.rect(0, i * 12, 50, 14, colour);
  c.disc(38, 11, 14, '#3d2378')
    .disc(38, 11, 9, '#fff0b3')
    .disc(35, 8, 1.8, '#ffe08a')
    .disc(41, 14, 1.3, '#ffe08a')
    .disc(42, 7, 1, '#ffe08a');
  starfield(c, { count: 12, seed: 12, colours: ['w', 'L'], keep: (x, y) => (x < 22 && y < 14) || y > 45 });
  const side = drawSide();
  c.put(side).put(side, 0, 0, { flip: true });
  c.part((l) => {
    l.blob('25,24 29,28 29,37 25,45 21,37 21,28', 'Y').shade('Y', 'A', 1, 1);
    l.inside(() => each('33 37 41', (y) => l.rect(20, y, 10, 2, 'A')));
  }, 'q');
  c.part((l) => {
    each('20,26 24,28 26,28 30,26 22,24 28,24 25,25', (x, y) => l.disc(x, y, 2.8, 'c'));
    l.ellipse(25, 19.6, 5.6, 4.8, 'c').shade('c', 'C', 1, 1).shade('C', 'T', 0, 1);
  }, 'q');
  for (const x of [21, 27]) c.rect(x, 18, 2, 3, 'k').set(x, 18, 'w');
  c.stamp(['k..k', '.kk.'], 23, 22);
  return c.rect(20, 22, 2, 1, '4').rect(28, 22, 2, 1, '4');
}
