import { Canvas } from '../kit/canvas.ts';
import { each } from '../kit/points.ts';
import { drawEyes, drawMouth } from '../mascot/features.ts';
import { drawArms, drawBow, drawCape, drawEars } from '../mascot/parts.ts';

/** The hood is off: a bob of lilac taffy. */
export function drawSwapAbout2(): Canvas {
  const c = new Canvas(40, 40);
  // The hood hangs behind
  c.part((l) =>
    l
      .blob('6,29 10,23 30,23 34,29 33,37 7,37', '5')
      .shade('5', '6', 1, 1)
      .inside(() => each('8,29 32,29 10,34 30,34', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
  drawCape(c);
  drawEars(c, 'up');
  c.part((l) => {
    l.blob('20,9.6 28,11 33,17 34,25 31,31 26,29 14,29 9,31 6,25 7,17 12,11', 'l');
    l.shade('l', 'L', 2, 1).shade('L', 'V', 1, 1);
  }, 'v');
  c.part((l) => l.ellipse(20, 23.6, 10.4, 7.6, 'w').tint('w', '1', (_x, y) => y > 28.4));
  c.part((l) => {
    l.polygon('9,26 9,18 13,12.4 20,11.4 27,12.4 31,18 31,26 28.6,22 25.6,19 22,21 17,21.6 13,20.4 11,23', 'l');
    l.shade('l', 'L', 0, 1).inside(() => l.thin('12,17 15,14.6 19,14', 'w').thin('24,14.6 27,16.6', 'w'));
  }, 'v');
  const features = new Canvas(40, 40);
  drawEyes(features, 'open', 'wink', 1);
  features.rect(10, 28, 2, 2, '3').rect(28, 28, 2, 2, '3');
  drawMouth(features, 'open');
  c.put(features, 0, -2);
  c.part((l) => l.stamp(['.M.M.', 'MMMMM', '.555.', '5y555', '555y5', '.555.', '..5..'], 28, 9)); // hair pin
  drawArms(c, 'rest');
  drawBow(c);
  return c;
}
