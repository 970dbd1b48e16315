import { Canvas } from '../kit/canvas.ts';
import { drawBody, drawBow, drawEars, drawHood, drawLeaf } from '../mascot/parts.ts';

export function drawSwapAbout1(): Canvas {
  const c = new Canvas(40, 40);
  drawEars(c, 'up');
  drawBody(c);
  drawHood(c);
  drawLeaf(c);
  c.part((l) => l.ellipse(20, 30, 8.6, 4.4, 'w').tint('w', '1', (_x, y) => y > 32));
  c.part((l) => l.blob('9,27 20,30 31,27 31,23 20,21 9,23', '5').shade('5', '6', 0, 1), null); // the rim over the eyes
  c.thin('10,27 15,29 20,29.6 25,29 30,27', 'o');
  c.rect(12, 30, 3, 2, '3').rect(25, 30, 3, 2, '3').stamp(['k..k', '.kk.'], 18, 31);
  for (const x of [9.4, 30.6]) c.part((l) => l.ellipse(x, 27, 2.6, 3, 'w').shade('w', '2', 1, 1)); // paws hold it down
  drawBow(c);
  return c;
}
