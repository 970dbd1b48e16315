import { Canvas } from '../../kit/canvas.ts';
import { spark } from '../../kit/patterns.ts';
import { drawBalance } from './balance.ts';
import { drawCorner, drawSummit } from './summit.ts';

/** Morning prayer, in the ring behind the bell tower. */
export function drawChispaMain() {
  const c = new Canvas(120, 132);
  drawSummit(c);
  drawCorner(c);
  c.put(drawBalance().outline('#fff8d8').put(drawBalance()));
  for (const [x, y, kind] of [
    [10, 40, 'star'],
    [88, 26, 'star'],
    [12, 66, 'plus'],
    [76, 8, 'plus'],
    [32, 14, 'plus'],
    [110, 34, 'plus'],
  ] as const)
    spark(c, kind, x, y, 'A', 'w');
  return c;
}
