import { Canvas } from '../kit/canvas.ts';
import { measureText, SMALL, write } from '../kit/font.ts';
import type { Colour } from '../kit/palette.ts';
import { dots, spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

/** A paper label on a thread, with a hole and one word. */
function drawLabel(c: Canvas, words: string, x: number, y: number, [paper, dark]: readonly [Colour, Colour]): void {
  const w = measureText(words, SMALL) + 12;
  c.part((l) => {
    l.polygon(
      [
        [x, y + 5.5],
        [x + 5, y],
        [x + w, y],
        [x + w, y + 11],
        [x + 5, y + 11],
      ],
      paper,
    ).shade(paper, dark, 0, 1);
  });
  c.rect(x + 4, y + 4, 2, 3, 'o').set(x + 4, y + 5, 'w');
  write(c, words, x + 9, y + 3, 'o', SMALL);
}

function drawLamp(c: Canvas, x: number, y: number): void {
  c.part((l) =>
    l
      .rect(x, y + 22, 3, 26, 'A')
      .rect(x + 2, y + 22, 1, 26, 'a')
      .box(x - 9, y + 47, 21, 5, 'A')
      .rect(x - 7, y + 50, 17, 1, 'a'),
  );
  c.part((l) => {
    l.polygon(
      [
        [x - 8, y],
        [x + 11, y],
        [x + 19, y + 23],
        [x - 16, y + 23],
      ],
      'Y',
    )
      .shade('Y', 'A', 2, 0)
      .shade('Y', 'y', -2, 0);
    l.inside(() => l.rect(x - 20, y + 20, 44, 2, '5').rect(x - 20, y + 2, 44, 1, '5'));
  });
  c.part((l) => l.stamp(['k..k', '....', '.kk.'], x, y + 10), null);
}

/** It is proud of its guess, and waits to hear if it is right. */
function drawRobot(c: Canvas, x: number, y: number): void {
  c.part((l) =>
    l
      .limb(
        [
          [x + 4, y + 50],
          [x - 6, y + 50],
          [x - 12, y + 40],
        ],
        [3, 2.6, 2.4],
        'L',
      )
      .shade('L', 'V', 0, 1),
  );
  c.part((l) =>
    l
      .box(x + 4, y + 40, 34, 30, 'l')
      .shade('l', 'L', 3, 2)
      .shade('l', 'w', -1, -1),
  );
  c.part(
    (l) =>
      l
        .box(x + 11, y + 47, 20, 14, 'w')
        .rect(x + 14, y + 50, 9, 1, 'V')
        .rect(x + 14, y + 53, 13, 1, 'h')
        .rect(x + 14, y + 56, 7, 1, 'h'),
    'V',
  );
  c.part((l) => l.rect(x + 20, y - 8, 2, 9, 'V').rect(x + 15, y + 34, 12, 7, 'V'));
  c.part((l) => l.stamp(['.55.55.', '5455555', '5555556', '.55556.', '..556..', '...6...'], x + 18, y - 14));
  c.part((l) =>
    l
      .box(x, y, 42, 35, 'l')
      .box(x + 1, y, 40, 34, 'l')
      .shade('l', 'L', 3, 2)
      .shade('l', 'w', -1, -1),
  );
  c.part((l) => l.box(x - 4, y + 11, 5, 11, 'L').box(x + 41, y + 11, 5, 11, 'V'));
  c.box(x + 5, y + 6, 32, 22, 'o')
    .rect(x + 6, y + 7, 30, 20, '#24408f')
    .rect(x + 7, y + 7, 28, 2, '#3f5fb0');
  for (const eye of [11, 26]) c.stamp(['.mm.', 'mmmm', 'm..m'], x + eye, y + 12);
  c.rect(x + 8, y + 18, 4, 2, '4')
    .rect(x + 29, y + 18, 4, 2, '4')
    .stamp(['m....m', '.mmmm.'], x + 18, y + 19);
  c.part((l) =>
    l
      .limb(
        [
          [x + 38, y + 48],
          [x + 46, y + 54],
          [x + 44, y + 64],
        ],
        [3, 2.8, 2.6],
        'L',
      )
      .shade('L', 'V', 1, 1),
  );
}

/** The robot labels a lamp as dimmable. */
export function drawProj1Share(): Canvas {
  const c = new Canvas(240, 126);
  dots(c, '#cdf5e1', '#dffaec', { step: 12, size: 3 });
  c.rect(0, 102, 240, 24, '#8fd9b6').rect(0, 102, 240, 2, '#e4fbef');
  c.ellipse(162, 109, 22, 3, '#63b592').ellipse(214, 113, 24, 3, '#63b592');
  c.disc(167, 72, 30, '#e6f6d0').disc(167, 72, 23, '#f6f4c6');
  drawWindow(c, { x: 8, y: 7, w: 150, h: 72 }, '#83c7a8');
  writeTitle(c, ['PRODUCT', 'ATTRIBUTES'], 83, 28);
  writeCaption(c, 'LLM-INFERRED', 83, 66);
  drawRobot(c, 191, 42);
  drawLamp(c, 166, 58);
  c.thin('172,80 178,86 176,92', '6');
  drawLabel(c, 'DIMS: YES', 172, 91, ['w', 'h']);
  drawLabel(c, 'GUESSED BY ROBOT', 8, 88, ['y', 'Y']);
  drawLabel(c, 'CHECKED TWICE', 34, 106, ['s', 'S']);
  each('178,18 226,16 176,42', (x, y) => spark(c, 'star', x, y, 'w'));
  return c;
}
