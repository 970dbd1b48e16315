import { drawFigure } from '../characters/thistle/figure.ts';
import { hill, pine } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { each } from '../kit/points.ts';
import { drawToadstool } from '../props/toadstool.ts';
import { drawSock } from '../surprise/sock.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

function drawForest(c: Canvas): void {
  for (const [i, colour] of ['#bfe6e0', '#cdf0e0', '#dcf6e2', '#ecfbe4'].entries()) c.rect(0, i * 22, 240, 60, colour);
  c.disc(206, 26, 15, '#fffbe0').disc(206, 26, 12, '#fff0b3');
  each('20,98,30,70 52,100,26,56 96,98,30,64 136,100,26,52 226,98,34,76', (x, y, w, h) =>
    pine(c, x, y, w, h, '#9fdcc2', '#86cbb0'),
  );
  hill(c, (x) => 98 + 3 * Math.sin(x / 30), '#7fcf9c', { top: '#a9ecc0', speck: '#63b886' });
  each('6,108,34,86 232,112,40,92', (x, y, w, h) => pine(c, x, y, w, h, '#4fae8a', '#3a9076', 'n'));
  hill(c, (x) => 110 + 2 * Math.sin(x / 20 + 2), '#5fb878', { top: '#8fe0a0', speck: '#4a9f68' });
}

/** A branch from the right, with the sock on it. */
function drawBranch(c: Canvas): void {
  c.part((l) =>
    l.limb('246,44 224,40 206,46', [3.4, 2.6, 1.6], 'b').limb('226,40 218,34', [1.6, 1], 'b').shade('b', 'q', 0, 1),
  );
  each('216,32 206,44 232,36', (x, y) => c.part((l) => l.ellipse(x, y, 4, 3, 'M').shade('M', 'G', 1, 1)));
  c.put(drawSock(), 208, 46);
}

/** Captain Thistle looks everywhere but up. */
export function drawThistleShare(): Canvas {
  const c = new Canvas(240, 126);
  drawForest(c);
  drawBranch(c);
  c.put(drawFigure({ pose: 'look' }), 112, 0);
  each('18,114,8 108,116,7 226,114,9 30,120,5', (x, y, r) => drawToadstool(c, x, y, r));
  drawWindow(c, { x: 8, y: 20, w: 116, h: 78 }, '#6fb493');
  writeTitle(c, ['CAPTAIN', 'THISTLE'], 66, 41);
  return writeCaption(c, 'FINDS LOST THINGS', 66, 83);
}
