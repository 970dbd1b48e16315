import { Canvas } from '../../kit/canvas.ts';
import { drawLimb } from '../round-parts.ts';
import { tilt } from '../tilt.ts';
import { drawMug, drawPaw, drawScarf, drawScarfEnd, drawSleeve, drawSweater, drawTail } from './body.ts';
import { drawHead, FUR } from './head.ts';
import { drawSlipper } from './slipper.ts';

/** Half asleep on the moon, on a layer of 120 x 132: head to one side, one foot swinging, a long scarf. */
export function drawSitter(): Canvas {
  const c = new Canvas(120, 132);
  const trunk = new Canvas(96, 124);
  drawTail(trunk);
  drawSweater(trunk);
  c.put(trunk, 16, 3);
  drawLimb(c, '58,96 50,103 42,110', [5.4, 4.4, 3.6], FUR.base, FUR.dark, FUR.line);
  drawSlipper(c, 39, 113);
  drawLimb(c, '69,96 76,104 75,112', [5.4, 4.4, 3.6], FUR.base, FUR.dark, FUR.line);
  drawSlipper(c, 76, 115);
  c.put(tilt(drawHead({ eyes: 'sleepy', mouth: 'cat' }), -0.1, { x: 32, y: 2, w: 120, h: 132, around: [64, 60] }));
  drawScarfEnd(c, '54,72 38,78 26,70 14,76 10,92 18,106 12,120', 5);
  const wool = new Canvas(96, 124);
  drawScarf(wool);
  c.put(tilt(wool, -0.08, { x: 16, y: 3, w: 120, h: 132, around: [64, 66] }));
  drawSleeve(c, '47,79 42,88 52,94');
  drawSleeve(c, '82,79 85,88 74,93');
  drawMug(c, 63, 84);
  drawPaw(c, 54.5, 92, 3.4);
  drawPaw(c, 71.5, 92, 3.4);
  return c;
}
