import { Canvas } from '../../kit/canvas.ts';
import { drawBoots, drawCoat, drawCrossbow, drawGlove, drawSleeve, drawSpyglass } from './body.ts';
import { drawHead, type Look } from './head.ts';

/** `pose`: 'proud' holds the folded spyglass, 'look' peers through it. */
export function drawFigure({ pose = 'proud', ...face }: Look & { pose?: 'proud' | 'look' } = {}) {
  const c = new Canvas(104, 128);
  drawCrossbow(c, 84, 84);
  drawBoots(c);
  drawCoat(c);
  if (pose === 'proud') {
    drawSleeve(c, '76,80 84,88 76,92');
    drawSleeve(c, '28,80 20,88 26,91');
    c.put(drawHead(face), 12, 0);
    drawSpyglass(c, 30, 99, -0.32, -0.95, 30);
    drawGlove(c, 27, 90.5);
    drawGlove(c, 73, 92.5);
  }
  if (pose === 'look') {
    drawSleeve(c, '28,80 19,88 27,94');
    drawGlove(c, 29, 95);
    c.put(drawHead({ eyes: 'gruff', brows: 1, ...face }), 12, 0);
    c.stamp(['kkkkk', '.kkk.'], 41, 57); // one eye shut
    drawSpyglass(c, 61, 58, 0.99, -0.1, 36);
    drawSleeve(c, '75,82 85,80 84,70');
    drawGlove(c, 83, 64, 4.6);
  }
  return c;
}
