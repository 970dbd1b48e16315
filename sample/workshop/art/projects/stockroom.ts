import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { each } from '../kit/points.ts';

/** Where the robot works: long shelves, a lamp's light on the wall, a floor. */
export function drawStockroom(c: Canvas) {
  c.fillAll('#cbb5f7');
  for (let x = 0; x < 240; x += 16) c.rect(x, 0, 8, 122, '#c3abf3');
  for (const [r, colour] of [
    [74, '#d8c6fb'],
    [58, '#e6daff'],
    [42, '#f3ecff'],
  ] as const)
    c.disc(208, 62, r, colour);
  drawShelves(c);
  c.rect(0, 122, 240, 28, '#a98ae6').rect(0, 122, 240, 2, '#8f6fd8');
  for (let y = 130, gap = 6; y < 150; y += gap, gap += 3) c.rect(0, y, 240, 1, '#9a7ade');
  each('178,122,168,150 200,122,200,150 222,122,232,150', (x0, y0, x1 = 0, y1 = 0) =>
    c.line(x0, y0, x1, y1, '#9a7ade'),
  );
}

const parcels: readonly (readonly [x: number, y: number, w: number, h: number, colour: Colour, side: Colour])[] = [
  [178, 58, 12, 12, '#e7b0c8', '#d59ab8'],
  [191, 62, 8, 8, '#f2d79a', '#e0bf80'],
  [226, 56, 13, 14, '#a8dcc8', '#90c8b4'],
  [178, 92, 9, 10, '#a9cdf4', '#90b8e4'],
  [228, 90, 12, 12, '#e7b0c8', '#d59ab8'],
];

function drawShelves(c: Canvas) {
  for (const y of [70, 102]) c.rect(174, y, 66, 3, '#b08fe0').rect(174, y + 3, 66, 1, '#9a7ade');
  for (const [x, y, w, h, colour, side] of parcels) {
    c.rect(x, y, w, h, colour).rect(x + w - 3, y, 3, h, side);
    c.rect(x + Math.floor(w / 2) - 1, y, 2, h, side).rect(x, y, w, 1, 'w');
  }
}

/** The strip of printed labels, folded up on the floor between its feet. */
export function drawLabelStrip(c: Canvas) {
  for (const [fold, colour] of [
    ['186,143 197,143 216,149 204,149', 'g'],
    ['217,137 229,137 197,144 186,144', 'w'],
    ['200,131 210,131 229,137 217,137', 'g'],
    ['200,122 210,122 210,131 200,131', 'w'],
  ] as const)
    c.part((l) => l.polygon(fold, colour));
  c.rect(201, 120, 9, 4, 'w').rect(201, 120, 9, 1, 'g');
  each('203,125 206,128 214,140 206,141', (x, y) => c.rect(x, y, 4, 1, 'h'));
  c.rect(202, 127, 2, 2, '5').rect(219, 138, 3, 2, 'M').rect(196, 141, 3, 2, 'Y');
}
