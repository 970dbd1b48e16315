import { drawFaceGrid } from '../layouts.ts';
import { drawHead } from './head.ts';

export function drawBonbonFaces() {
  return drawFaceGrid(
    drawHead,
    [10, 16],
    [
      [{ eyes: 'joy', mouth: 'laugh' }, 'y', '#fff8d8'],
      [{ eyes: 'cross', mouth: 'pout' }, 's', '#e6f4ff'],
      [{ eyes: 'wow', mouth: 'o' }, 'l', '#f4efff'],
      [{ eyes: 'tears', mouth: 'wobble' }, 'm', '#e2f9ee'],
    ],
  );
}
