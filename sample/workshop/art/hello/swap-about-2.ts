import { Canvas } from '../kit/canvas.ts';
import { each } from '../kit/points.ts';
import { drawBody, drawBow, drawEars, drawFeatures } from '../mascot/parts.ts';

export function drawSwapAbout2(): Canvas {
  const c = new Canvas(40, 40);
  // The hood hangs behind
  c.part((l) =>
    l
      .blob('6,30 10,24 30,24 34,30 33,37 7,37', '5')
      .shade('5', '6', 1, 1)
      .inside(() => each('8,30 32,30 10,34 30,34', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
  drawBody(c);
  drawEars(c, 'bent');
  c.part((l) => {
    // A bob of lilac taffy
    l.blob('20,11 29,13 34,20 35,28 32,33 27,31 13,31 8,33 5,28 6,20 11,13', 'l');
    l.shade('l', 'L', 2, 1).shade('L', 'V', 1, 1);
  }, 'v');
  c.part((l) => l.ellipse(20, 25, 11, 8.4, 'w').tint('w', '1', (_x, y) => y > 30.4));
  c.part((l) => {
    l.polygon('8,27 8,20 13,14 20,13 27,14 32,20 32,27 29,23 26,20 22,22.6 17,23.4 13,22 11,24', 'l');
    l.shade('l', 'L', 0, 1).inside(() => l.thin('11,18 15,16 19,15.6', 'w').thin('24,16 27,18', 'w'));
  }, 'v');
  drawFeatures(c, ['open', 'wink'], 'open', 1);
  c.part((l) => l.stamp(['.M.M.', 'MMMMM', '.555.', '5y555', '555y5', '.555.', '..5..'], 29, 11)); // hair pin
  for (const x of [13.5, 27.5]) c.part((l) => l.ellipse(x, 38, 2.3, 2.2, 'w'));
  drawBow(c);
  return c;
}
