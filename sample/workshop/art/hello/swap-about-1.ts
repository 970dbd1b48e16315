import { Canvas } from '../kit/canvas.ts';
import { drawBow, drawCape, drawEars, drawHood, drawLeaf, drawPaw } from '../mascot/parts.ts';

/** Bonbon has pulled the hood down to the nose. */
export function drawSwapAbout1(): Canvas {
  const c = new Canvas(40, 40);
  drawEars(c, 'up');
  drawCape(c);
  drawHood(c);
  drawLeaf(c);
  c.part((l) => l.ellipse(20, 27.6, 8.4, 3.8, 'w').tint('w', '1', (_x, y) => y > 29));
  c.part((l) => l.blob('9,25 20,28 31,25 31,21 20,19 9,21', '5').shade('5', '6', 0, 1), null); // the rim over the eyes
  c.thin('10,25 15,27 20,27.6 25,27 30,25', 'o');
  c.rect(12, 28, 3, 2, '3').rect(25, 28, 3, 2, '3').stamp(['k..k', '.kk.'], 18, 29);
  for (const x of [9.4, 30.6]) drawPaw(c, x, 25.4);
  drawBow(c);
  return c;
}
