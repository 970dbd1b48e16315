import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { drawWink } from '../mascot/moods.ts';
import { drawAttributes } from '../projects/attributes.ts';
import { drawVisualizer } from '../projects/visualizer.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

/** Two windows with work in them, side by side, and a proud rabbit. */
export function drawProjectsShare(): Canvas {
  const c = new Canvas(240, 126);
  dots(c, '#bfe3ff', '#d6eeff', { step: 12, size: 3 });
  drawWindow(c, { x: 6, y: 6, w: 112, h: 84 }, '#8fb4dd');
  c.put(drawAttributes().crop(134, 50, 104, 64), 10, 22);
  drawWindow(c, { x: 122, y: 12, w: 112, h: 84 }, '#8fb4dd');
  c.put(drawVisualizer().crop(68, 40, 104, 64), 126, 28);
  c.rect(0, 112, 240, 14, '#f3c795').rect(0, 110, 240, 4, 'w').rect(0, 114, 240, 1, '#b97a4e');
  c.put(drawWink(), 14, 74);
  writeTitle(drawWindow(c, { x: 58, y: 72, w: 132, h: 50 }, '#8a5a7a'), ['PROJECTS'], 124, 94);
  return writeCaption(c, 'IT EVEN COMPILES!', 124, 112);
}
