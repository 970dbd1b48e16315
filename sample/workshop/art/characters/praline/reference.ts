import { drawReferencePicture } from '../layouts.ts';
import { drawMug } from './body.ts';
import { drawSmallFigure } from './small-figure.ts';

export function drawPralineReference() {
  return drawReferencePicture({
    front: drawSmallFigure(false),
    back: drawSmallFigure(true),
    swatches: ['c', 'C', 'T', 't', 'r', 'b', 'q', 'M'],
    paper: ['#fffaf2', '#fff0df'],
    prop: (c) => drawMug(c, 46, 62),
  });
}
