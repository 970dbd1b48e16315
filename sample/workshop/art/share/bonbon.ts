import { drawFigure } from '../characters/bonbon/figure.ts';
import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawDie } from '../props/die.ts';
import { drawNote } from '../props/note.ts';
import { drawWireCube } from '../props/wire-cube.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

/** A cake as a stage: dripping icing, a ring of berries. */
function drawCake(c: Canvas): void {
  c.part((l) => l.rect(16, 114, 112, 24, 'C').rect(16, 122, 112, 3, '4'));
  c.part((l) => {
    l.ellipse(72, 114, 58, 8, 'w');
    each('18,4 30,7 42,4 54,8 66,5 78,8 90,4 102,7 114,5 125,4', (x, r) => l.disc(x, 117, r, 'w'));
    l.shade('w', '2', 1, 2);
  });
  each('24,111 42,108 102,108 120,111', (x, y) =>
    c.part((l) => l.stamp(['..M..', '.MGM.', '45555', '5y5y6', '.556.', '..6..'], x - 2, y - 3)),
  );
}

/** Bonbon on stage: a spotlight, a cake to stand on, and her favourite things floating around. */
export function drawBonbonShare(): Canvas {
  const c = new Canvas(240, 126);
  for (const [i, colour] of ['#ffc2da', '#ffcfe1', '#ffdcea', '#ffe6f0', '#ffeef5'].entries())
    c.rect(0, i * 22, 240, 40, colour);
  c.polygon('52,0 92,0 136,126 8,126', '#fff6fa').polygon('62,0 82,0 112,126 32,126', 'w');
  each('10,10 40,4 112,8 134,22 8,40 128,60 226,110 160,108', (x, y) => spark(c, 'love', x, y, '3'));
  c.rect(0, 118, 240, 8, '#ff9fc6').rect(0, 118, 240, 1, 'w');
  drawCake(c);
  c.put(drawFigure({ pose: 'stage', mouth: 'laugh' }), 24, -1);
  drawDie(c, 20, 62, 14);
  drawWireCube(c, 110, 56, 16);
  drawNote(c, 'two', 104, 26, 'V');
  drawNote(c, 'one', 24, 28, '5');
  drawWindow(c, { x: 128, y: 28, w: 104, h: 60 }, '#e79bbd');
  writeTitle(c, ['BONBON'], 180, 52);
  return writeCaption(c, 'PROFESSIONAL SWEET', 180, 74);
}
