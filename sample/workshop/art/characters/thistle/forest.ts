import type { Canvas } from '../../kit/canvas.ts';
import type { Colour } from '../../kit/palette.ts';
import { each } from '../../kit/points.ts';
import { drawToadstool } from '../../props/toadstool.ts';
import { drawBands } from '../bands.ts';

/** A morning deep in the forest: nearer trunks are darker, and the light comes from the upper left. */
export function drawForest(c: Canvas) {
  drawBands(
    c,
    [
      [0, '#eafbe0'],
      [22, '#d6f5d8'],
      [46, '#bdebcd'],
      [68, '#9fdfc0'],
      [88, '#7fcfae'],
    ],
    132,
  );
  c.disc(12, 8, 40, '#f4fce0').disc(12, 8, 30, '#fbfbe0').disc(12, 8, 20, '#fffbe8');
  drawTrunks(c, '22,6 44,5 62,6 84,5 103,6', '#a8e0c4', '#98d6ba');
  drawTrunks(c, '8,9 34,8 74,9 95,8 114,9', '#7cc8a6', '#6bba99');
  for (const beam of ['-4,0 14,0 74,100 40,100', '24,0 34,0 104,96 88,96'])
    c.tint('#a8e0c4', '#c4edd0').polygon(beam, '#d9f7d9');
  drawTrunks(c, '-4,14 108,18', '#3f8a78', '#2c6f66');
  c.polygon('0,100 30,95 64,98 92,94 120,98 120,132 0,132', '#5cb98d').rect(0, 110, 120, 22, '#46a37c');
  each('6,101 20,98 90,98 104,100 34,100 112,106 8,112 100,112', (x, y) =>
    c.stamp(['#.#.#', '.###.'], x, y, { map: { '#': '#8fe0b0' } }),
  );
}

function drawTrunks(c: Canvas, list: string, light: Colour, dark: Colour) {
  each(list, (x, w) => {
    c.rect(x, 0, w, 104, light).rect(x + Math.ceil(w * 0.6), 0, Math.floor(w * 0.4), 104, dark);
    c.polygon([[x - 4, 106], [x + 1, 94], [x + w - 1, 94], [x + w + 4, 106]], dark); // biome-ignore format: its root
  });
}

/** The branch above his hat, with the sock on it. */
export function drawSockBranch(c: Canvas) {
  c.part(
    (l) => l.limb('124,3 108,7 92,6 80,10', [4, 3, 2.4, 1], 'b').shade('b', 'q', 0, 1).shade('b', 'r', 0, -1),
    'Q',
  );
  for (const [x, y, flip] of [
    [78, 5, false],
    [94, -1, true],
    [110, 8, true],
  ] as const)
    c.part((l) => l.stamp(['..GG.', '.GMGG', 'GMGGG', 'GGGG.', '.G...'], x, y, { flip }));
  c.part((l) => l.rect(103, 6, 3, 5, 'T').set(103, 6, 'C'), 'Q');
  c.part((l) => {
    l.box(99, 11, 9, 15, '4').box(99, 22, 16, 9, '4');
    l.inside(() => l.rect(99, 15, 9, 2, 'w').rect(99, 20, 9, 2, 'w').rect(106, 22, 2, 9, 'w'));
    l.inside(() => l.rect(99, 11, 9, 2, 'y').rect(111, 22, 5, 9, 'y')).shade('4', '5', 1, 1);
  });
}

/** The stump with the department in it: a door, a lit window, a mail slot. */
export function drawStump(c: Canvas) {
  c.part((l) => {
    l.blob('22,112 98,112 101,124 108,138 12,138 19,124', 'b').shade('b', 'q', 4, 0).shade('b', 'r', -2, 0);
    l.inside(() => each('30,120,9 74,118,14 90,122,8', (x, y, h) => l.rect(x, y, 2, h, 'q')));
  }, 'Q');
  c.part(
    (l) =>
      l
        .ellipse(60, 112, 40, 7, 'T')
        .inside(() =>
          l
            .ellipse(60, 112, 35, 5.4, 't')
            .ellipse(60, 112, 33, 4.6, 'T')
            .ellipse(60, 112, 20, 2.8, 't')
            .ellipse(60, 112, 18, 2, 'T'),
        ),
    'Q',
  );
  c.part((l) => l.box(50, 121, 14, 14, 'Y').rect(52, 123, 10, 10, 'y'), 'Q')
    .rect(56, 121, 1, 12, 'Q')
    .rect(50, 127, 14, 1, 'Q');
  drawToadstool(c, 12, 124, 7);
  drawToadstool(c, 108, 125, 6);
  drawToadstool(c, 22, 129, 4);
}
