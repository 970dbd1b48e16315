import { drawReferencePicture } from '../layouts.ts';
import { drawWrappedCandy } from './body.ts';
import { drawSmallFigure } from './small-figure.ts';

export function drawBonbonReference() {
  return drawReferencePicture({
    front: drawSmallFigure(false),
    back: drawSmallFigure(true),
    swatches: ['w', '3', '5', '6', 'l', 'L', 'M', 'Y'],
    prop: (c) => drawWrappedCandy(c, 46, 70, 4),
  });
}
