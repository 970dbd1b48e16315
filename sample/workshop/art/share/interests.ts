import { Canvas } from '../kit/canvas.ts';
import { createRandom } from '../kit/random.ts';
import { drawCat } from '../tiles/cat.ts';
import { drawConsole } from '../tiles/console.ts';
import { drawD20 } from '../tiles/d20.ts';
import { drawGhost } from '../tiles/ghost.ts';
import { drawMushroom } from '../tiles/mushroom.ts';
import { drawRamen } from '../tiles/ramen.ts';
import { drawSynthwave } from '../tiles/synthwave.ts';
import { drawTeapot } from '../tiles/teapot.ts';
import { drawWindow, writeTitle } from './window.ts';

function drawCork(c: Canvas): void {
  const random = createRandom(5);
  c.fillAll('#f3c795');
  for (let i = 0; i < 620; i++) {
    const [x, y] = [Math.floor(random() * 240), Math.floor(random() * 126)];
    c.rect(x, y, 1 + Math.floor(random() * 2), 1, random() < 0.5 ? '#e0ab74' : '#ffdcb0');
  }
}

/** A tile on white card, its pin in the middle of its upper edge. */
function pinTile(c: Canvas, x: number, y: number, tile: Canvas, pin: string): void {
  c.rect(x + 3, y + 4, 56, 57, '#c78d58').part((l) => l.box(x, y, 56, 56, 'w').rect(x + 1, y + 55, 54, 1, 'h'));
  c.put(tile, x + 3, y + 3);
  c.part((l) => l.disc(x + 28, y + 2, 2.6, pin).set(x + 26, y, 'w'), 'o');
}

/** A board of cork with more on it than fits. */
export function drawInterestsShare(): Canvas {
  const c = new Canvas(240, 126);
  drawCork(c);
  pinTile(c, 62, -28, drawConsole(), 'M');
  pinTile(c, 124, -30, drawMushroom(), 'Y');
  pinTile(c, 64, 94, drawTeapot(), '5');
  pinTile(c, 126, 96, drawGhost(), 'S');
  pinTile(c, -2, 3, drawCat(), '5');
  pinTile(c, 185, 5, drawD20(), 'V');
  pinTile(c, -4, 66, drawSynthwave(), 'Y');
  pinTile(c, 187, 67, drawRamen(), 'M');
  c.thin('26,5 60,12 90,-2', '5').thin('213,7 190,0 172,6', 'V');
  return writeTitle(drawWindow(c, { x: 56, y: 30, w: 127, h: 65 }, '#b97d4a'), ['INTEREST', 'BOARD'], 119.5, 51);
}
