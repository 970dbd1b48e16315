import { drawBonbonPortrait } from '../characters/bonbon/portrait.ts';
import { drawChispaPortrait } from '../characters/chispa/portrait.ts';
import { drawPralinePortrait } from '../characters/praline/portrait.ts';
import { drawThistlePortrait } from '../characters/thistle/portrait.ts';
import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';
import { drawWindow, writeTitle } from './window.ts';

/** A golden frame on a nail, 48 x 64 inside, that shows the portrait from (left, top). */
function hangPortrait(c: Canvas, portrait: Canvas, x: number, y: number, left: number, top: number): void {
  c.rect(x + 4, y + 5, 56, 72, '#9d7ae6').thin(
    [
      [x + 8, y],
      [x + 28, y - 14],
      [x + 48, y],
    ],
    'a',
    false,
  );
  c.part((l) => l.box(x, y, 56, 72, 'Y').shade('Y', 'A', 2, 2).shade('Y', 'y', -1, -1));
  c.put(portrait.crop(left, top, 48, 64), x + 4, y + 4).frame(x + 3, y + 3, 50, 66, 'a');
}

/** Four framed portraits. */
export function drawOcGalleryShare(): Canvas {
  const c = new Canvas(240, 126);
  stripes(c, 'L', '#ad8df0', { size: 5 });
  c.rect(0, 112, 240, 14, '#f3c795').rect(0, 110, 240, 4, 'w').rect(0, 114, 240, 1, '#b97a4e');
  hangPortrait(c, drawBonbonPortrait(), 3, 48, 16, 8);
  hangPortrait(c, drawPralinePortrait(), 62, 52, 16, 10);
  hangPortrait(c, drawChispaPortrait(), 121, 52, 16, 12);
  hangPortrait(c, drawThistlePortrait(), 180, 48, 15, 10);
  return writeTitle(drawWindow(c, { x: 40, y: 4, w: 160, h: 46 }, '#7450cf'), ['OC GALLERY'], 120, 26);
}
