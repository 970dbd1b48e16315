import { drawFaceGrid } from '../layouts.ts';
import { drawHead } from './head.ts';

export function drawChispaFaces() {
  return drawFaceGrid(
    drawHead,
    [10, 20],
    [
      [{ eyes: 'shut', mouth: 'smile' }, 'm', '#e2f9ee'],
      [{ eyes: 'fierce', mouth: 'shout' }, '2', '1'],
      [{ eyes: 'glad', mouth: 'laugh' }, 'y', '#fff8d8'],
      [{ eyes: 'moved', mouth: 'wobble' }, 'l', '#f4efff'],
    ],
  );
}
