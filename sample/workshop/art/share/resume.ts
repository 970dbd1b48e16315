import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawReading } from '../mascot/moods.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

function drawDesk(c: Canvas): void {
  stripes(c, '#d3ebff', '#e6f4ff', { size: 8, box: [0, 0, 240, 74] });
  c.rect(0, 72, 240, 54, '#e3a676').rect(0, 72, 240, 2, '#ffd6a8').rect(0, 74, 240, 1, '#b97a4e');
  each('0,84,70 90,84,60 180,86,60 30,98,80 150,102,70 0,112,60 96,116,90', (x, y, w) => c.rect(x, y, w, 1, '#d39265'));
}

/** The resume: a photo, a name, facts in columns, and a strawberry as a seal. */
function drawResume(c: Canvas): void {
  c.polygon('150,20 226,20 230,124 154,124', '#b97a4e');
  c.part((l) => l.rect(146, 12, 76, 104, 'w').shade('w', 'g', 1, 1).shade('w', 'g', 2, 2));
  c.rect(152, 18, 42, 40, '#fff0b3')
    .put(drawReading().crop(0, 0, 40, 40), 153, 18)
    .frame(151, 17, 44, 42, 'O');
  c.rect(199, 19, 18, 3, '5')
    .rect(199, 25, 14, 2, 'h')
    .rect(199, 30, 17, 1, 'H')
    .rect(199, 34, 12, 1, 'H')
    .rect(199, 38, 16, 1, 'H');
  c.rect(152, 64, 30, 3, '5').rect(190, 64, 22, 3, 'V');
  each('70,32 74,28 78,33 82,20 90,30 94,32 98,26', (y, w) => c.rect(152, y, w, 1, 'H'));
  each('70,24 74,20 78,26 82,23', (y, w) => c.rect(190, y, w, 1, 'H'));
  each('88,20 91,12 94,17', (y, w) => c.rect(190, y, 24, 2, 'g').rect(190, y, w, 2, 'M'));
  c.part(
    (l) =>
      l.stamp(
        ['.M.MM.M.', '..MGGM..', '.555555.', '55y55y56', '5555y555', '5y555y56', '.555556.', '..5y56..', '...66...'],
        204,
        100,
      ),
    '6',
  );
}

function drawMug(c: Canvas): void {
  c.part(
    (l) =>
      l
        .ellipse(141, 104, 6, 6, 'M')
        .erase((x, y) => (x - 141) ** 2 + (y - 104) ** 2 < 9)
        .shade('M', 'G', 1, 1),
    'n',
  );
  c.part(
    (l) => l.rect(112, 92, 24, 26, 'M').rect(114, 118, 20, 1, 'M').shade('M', 'G', 3, 1).shade('M', 'm', -1, 0),
    'n',
  );
  c.part((l) => l.ellipse(124, 92, 12.4, 3.6, 'm').ellipse(124, 92.4, 10.4, 2.4, 'a'), 'n');
  c.stamp(['ww.ww', 'wwwww', '.www.', '..w..'], 119, 103);
  each('118,86 125,84 131,87', (x, y) =>
    c.thin(
      [
        [x, y],
        [x - 2, y - 4],
        [x + 1, y - 8],
        [x - 1, y - 12],
      ],
      'w',
    ),
  );
}

/** A tidy desk, for once. */
export function drawResumeShare(): Canvas {
  const c = new Canvas(240, 126);
  drawDesk(c);
  drawResume(c);
  drawWindow(c, { x: 14, y: 18, w: 118, h: 62 }, '#8fa9d0');
  writeTitle(c, ['RESUME'], 73, 42);
  writeCaption(c, 'THE SERIOUS PAGE', 73, 64);
  drawMug(c);
  c.part((l) =>
    l
      .limb('20,112 84,98', [2.2, 2.2], 'Y')
      .shade('Y', 'A', 0, 1)
      .tint('Y', '3', (x) => x < 24)
      .tint('A', '4', (x) => x < 24),
  );
  return c.part((l) => l.polygon('83,95.6 90,96.4 84.4,100.6', 'C').set(88, 96, 'k').set(89, 96, 'k'));
}
