import { drawFaceGrid } from '../layouts.ts';
import { drawHead } from './head.ts';

export function drawThistleFaces() {
  return drawFaceGrid(
    drawHead,
    [18, 38],
    [
      [{}, 's', '#e6f4ff'],
      [{ eyes: 'glad', brows: -1, mouth: 'laugh' }, 'y', '#fff8d8'],
      [{ eyes: 'wide', brows: -2, mouth: 'o' }, 'm', '#e2f9ee'],
      [{ eyes: 'moved', brows: -2, tears: true }, '2', '1'],
    ],
  );
}
