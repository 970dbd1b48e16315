import { drawFigure } from '../characters/chispa/figure.ts';
import { cloud } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { rays, spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

function drawMountains(c: Canvas): void {
  c.polygon('0,96 26,58 44,80 66,44 96,86 118,64 150,98 150,126 0,126', '#c99ad8').polygon(
    '66,44 96,86 78,92 70,70',
    '#a878c4',
  );
  c.polygon('66,44 76,58 70,62 64,57 58,60 59,54', 'w').polygon('26,58 33,67 28,69 24,66 20,68', 'w');
  c.polygon('120,126 158,80 176,96 200,62 240,100 240,126', '#d8a8e0')
    .polygon('200,62 240,100 214,104 204,84', '#b888d0')
    .polygon('200,62 210,72 203,77 196,72 191,76 192,71', 'w');
}

/** Three ropes and a post with stickers. */
function drawRing(c: Canvas): void {
  c.rect(0, 114, 240, 12, '#86c3fb').rect(0, 114, 240, 2, 'w').rect(0, 121, 240, 2, '#3f7fd6');
  each('84,0 95,1 106,2', (y, i) => {
    const [colour, dark] = (
      [
        ['5', '6'],
        ['w', 'h'],
        ['S', 'B'],
      ] as const
    )[i as 0 | 1 | 2];
    c.part((l) => l.rect(-2, y, 244, 3, colour).rect(-2, y + 2, 244, 1, dark));
  });
  c.part((l) =>
    l
      .rect(226, 72, 9, 46, 'Y')
      .shade('Y', 'A', 3, 0)
      .rect(225, 82, 11, 6, '5')
      .rect(225, 93, 11, 6, 'w')
      .rect(225, 104, 11, 6, 'S'),
  );
}

/** Chispa in front of his old ring. */
export function drawChispaShare(): Canvas {
  const c = new Canvas(240, 126);
  rays(c, '#ffe6a6', '#fff2cc', { cx: 172, cy: 56, count: 16 });
  c.disc(172, 54, 44, '#fff6d8').disc(172, 54, 38, '#ffd05c').disc(170, 52, 35, '#ffe08a');
  cloud(c, -8, 30, 44, ['#ffffff', '#ffe8d0']);
  cloud(c, 206, 34, 40, ['#ffffff', '#ffe8d0']);
  drawMountains(c);
  drawRing(c);
  c.put(drawFigure({ pose: 'flex', mouth: 'laugh' }), 128, 2);
  drawWindow(c, { x: 10, y: 16, w: 112, h: 78 }, '#cf9fb8');
  writeTitle(c, ['FRAY', 'CHISPA'], 66, 37);
  writeCaption(c, 'RETIRED. MOSTLY.', 66, 79);
  each('134,20 216,20 132,70', (x, y) => spark(c, 'star', x, y, 'w'));
  return c;
}
