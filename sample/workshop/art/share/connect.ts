import { cloud, flower, hill, sky, tree } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawMoth } from '../props/moth.ts';
import { drawWindow, writeTitle } from './window.ts';

/** An envelope, 30 x 20, sealed with a heart. */
function drawEnvelope(c: Canvas, x: number, y: number, paper: Colour = 'w', fold: Colour = 'h'): void {
  c.part((l) => {
    l.rect(x, y, 30, 20, paper).shade(paper, fold, 1, 1);
    l.thin(
      [
        [x, y],
        [x + 14, y + 11],
        [x + 15, y + 11],
        [x + 29, y],
      ],
      'O',
      false,
    );
    l.line(x, y + 19, x + 10, y + 9, fold).line(x + 29, y + 19, x + 19, y + 9, fold);
    l.stamp(['.55.55.', '5455555', '5555556', '.55556.', '..556..', '...6...'], x + 12, y + 8);
  });
}

function drawPostcard(c: Canvas, x: number, y: number): void {
  c.part((l) => l.rect(x, y, 32, 22, 'c').shade('c', 'C', 1, 1));
  c.rect(x + 16, y + 3, 1, 16, 'T')
    .rect(x + 24, y + 2, 6, 8, 'M')
    .rect(x + 25, y + 3, 4, 6, 'm')
    .rect(x + 26, y + 5, 2, 2, '5');
  for (const [i, w] of [10, 12, 7, 11].entries()) c.rect(x + 3, y + 4 + i * 4, w, 1, 'V');
  for (const row of [13, 16]) c.rect(x + 19, y + row, 10, 1, 'h');
}

function drawMailbox(c: Canvas): void {
  c.part((l) => l.rect(200, 78, 7, 44, 'r').rect(200, 78, 2, 44, 't').rect(205, 78, 2, 44, 'b'));
  c.part((l) =>
    l.blob('178,52 186,44 222,44 232,51 233,62 233,80 178,80', '5').shade('5', '6', 2, 2).shade('5', '4', 0, -2),
  );
  c.part((l) => l.blob('178,80 178,56 184,47 192,47 198,56 198,80', '6').shade('6', '7', 1, 1));
  c.part((l) => l.polygon('178,80 198,80 194,92 174,92', '4').shade('4', '5', 0, 1).rect(183, 87, 5, 2, 'Y'));
  c.stamp(['.w.w.', 'w.w.w', 'w...w', '.w.w.', '..w..'], 212, 60);
  c.part((l) => l.rect(226, 36, 3, 18, 'Y').rect(217, 36, 10, 7, 'Y').shade('Y', 'A', 0, 1));
}

/** An overflowing letterbox. */
export function drawConnectShare(): Canvas {
  const c = new Canvas(240, 126);
  sky(c, 'mint');
  cloud(c, -12, 26, 46, ['#ffffff', '#dcecff']);
  cloud(c, 150, 22, 40, ['#ffffff', '#dcecff']);
  hill(c, (x) => 92 + 5 * Math.sin(x / 30 + 2), '#a9e6cf', { top: '#c9f3e0' });
  each('10,7 24,5 150,5', (x, r) => tree(c, x, 98, r));
  hill(c, (x) => 106 + 3 * Math.sin(x / 24), '#79d9ae', { top: '#b6f3d6', speck: '#5cc497' });
  each('12,116 40,121 70,115 104,121 140,116 168,121 226,119', (x, y) => flower(c, x, y, x % 3 ? 'w' : '4'));
  drawMailbox(c);
  drawEnvelope(c, 166, 60);
  drawPostcard(c, 145, 90);
  drawEnvelope(c, 184, 102, '2', '4');
  drawWindow(c, { x: 14, y: 22, w: 136, h: 66 }, '#8fbfc0');
  writeTitle(c, ['CONNECT', 'WITH ME'], 82, 43);
  drawMoth(c, 168, 40);
  drawEnvelope(c, 154, 45, '1', '3');
  each('160,14 196,24 232,20', (x, y) => spark(c, 'love', x, y, '4'));
  return c;
}
