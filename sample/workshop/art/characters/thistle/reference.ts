import { drawReferencePicture } from '../layouts.ts';
import { drawSpyglass } from './body.ts';
import { drawSmallFigure } from './small-figure.ts';

export function drawThistleReference() {
  return drawReferencePicture({
    front: drawSmallFigure(false),
    back: drawSmallFigure(true),
    swatches: ['G', 'n', 'M', 'b', 'Y', '4', 'w', 'l'],
    paper: ['#f6fff9', '#dff5e8'],
    prop: (c) => drawSpyglass(c, 40, 74, 0.7, -0.7, 16),
  });
}
