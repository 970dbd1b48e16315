import { Canvas } from '../../kit/canvas.ts';
import { drawArm, drawBeads, drawFist, drawLegs, drawPalm, drawRobe, drawWrap } from './body.ts';
import { drawHead, type Look } from './head.ts';

/** `pose`: 'bow' greets with one palm, 'flex' shows off the other arm. */
export function drawFigure({ pose = 'bow', ...face }: Look & { pose?: 'bow' | 'flex' } = {}) {
  const c = new Canvas(96, 124);
  drawLegs(c);
  if (pose === 'bow') drawArm(c, '31,72 22,82 20,90', [7, 7, 5.5]);
  if (pose === 'flex') {
    drawArm(c, '32,73 22,78 14,77', [6.5, 8, 6]);
    drawArm(c, '14,76 12,66 16,58', [6, 5.4, 4]);
  }
  drawRobe(c);
  drawBeads(c);
  if (pose === 'bow') {
    drawWrap(c, 20, 91);
    drawFist(c, 20, 97);
  }
  if (pose === 'flex') {
    drawWrap(c, 15, 58);
    drawFist(c, 16, 51);
  }
  c.part((l) => l.limb('65,71 73,80 74,90', [7, 8, 8], 'Y').shade('Y', 'A', 2, 2).shade('Y', 'y', -1, -1), 'a'); // wide sleeve
  c.put(drawHead(face), 16, 8);
  drawArm(c, '73,92 66,89', [4.6, 4]);
  drawWrap(c, 64, 87);
  drawPalm(c, 62, 82);
  return c;
}
