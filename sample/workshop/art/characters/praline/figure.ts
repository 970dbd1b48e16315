import { Canvas } from '../../kit/canvas.ts';
import { drawMug, drawPaw, drawScarf, drawScarfEnd, drawSleeve, drawSweater, drawTail } from './body.ts';
import { drawHead, FUR, type Look } from './head.ts';
import { drawSlipper } from './slipper.ts';

export function drawFigure({ pose = 'mug', ...face }: Look & { pose?: 'mug' | 'sit' } = {}) {
  const c = new Canvas(96, 124);
  drawTail(c);
  drawSweater(c);
  if (pose === 'mug') {
    c.put(drawHead(face), 16, 0);
    drawSleeve(c, '32,74 30.5,84 39,89');
    drawScarfEnd(c, '36,69 24,75 15,70 7,76', 5);
    drawScarf(c);
    drawSleeve(c, '65,76 65.5,84 58,88');
    drawMug(c, 48, 79);
    drawPaw(c, 40.5, 86.5, 3.2);
    drawPaw(c, 55.5, 86.5, 3.2);
  }
  if (pose === 'sit') {
    for (const x of [40, 57]) {
      c.part(
        (l) =>
          l
            .limb(
              [
                [x + (48 - x) * 0.15, 94],
                [x, 108],
              ],
              [5, 3.6],
              FUR.base,
            )
            .shade(FUR.base, FUR.dark, 2, 0),
        FUR.line,
      );
      drawSlipper(c, x, 112);
    }
    c.put(drawHead(face), 16, 0);
    drawSleeve(c, '32,74 28,83 34,91');
    drawPaw(c, 35, 93, 3.2);
    drawScarfEnd(c, '36,69 22,77 12,69 2,76', 5);
    drawScarf(c);
    drawMug(c, 56, 78);
    drawSleeve(c, '66,76 69,84 63,88');
    drawPaw(c, 62, 86, 3.2);
  }
  return c;
}
