import { Canvas } from '../../kit/canvas.ts';
import { drawCandyBow, drawCape, drawLegs, drawPaw, drawSkirt, drawSleeve, drawWrappedCandy } from './body.ts';
import { drawHead, type Look } from './head.ts';

/** `pose`: 'gift' holds a sweet in both paws, 'stage' waves and can hold the picture `hold` in the other paw. */
export function drawFigure({ pose = 'gift', hold, ...face }: Look & { pose?: 'gift' | 'stage'; hold?: Canvas } = {}) {
  const c = new Canvas(96, 124);
  drawLegs(c);
  drawSkirt(c);
  if (pose === 'stage') drawSleeve(c, '33,74 25,72 19,64', [3.6, 3.4, 3]);
  if (pose === 'stage') drawSleeve(c, '62,74 69,77 75,73', [3.6, 3.4, 3]);
  drawCape(c);
  c.put(drawHead(face), 16, 0);
  drawCandyBow(c);
  if (pose === 'gift') {
    drawSleeve(c, '31,77 29,83 33,88');
    drawSleeve(c, '65,77 67,83 63,88');
    drawWrappedCandy(c, 48, 86.5, 6);
    drawPaw(c, 36, 88.5, 3);
    drawPaw(c, 60, 88.5, 3);
  }
  if (pose === 'stage') {
    if (hold) c.put(hold);
    drawPaw(c, 18, 61, 3.2);
    drawPaw(c, 76, 71.5, 3.2);
  }
  return c;
}
