import { drawFaceGrid } from '../layouts.ts';
import { drawHead } from './head.ts';

export function drawPralineFaces() {
  return drawFaceGrid(
    drawHead,
    [10, 18],
    [
      [{}, 'l', '#f4efff'],
      [{ eyes: 'shut', mouth: 'yawn' }, 's', '#e6f4ff'],
      [{ eyes: 'wide', mouth: 'dot' }, 'y', '#fff8d8'],
      [{ eyes: 'glad', mouth: 'grin' }, '2', '1'],
    ],
  );
}
