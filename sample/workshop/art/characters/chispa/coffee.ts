import { Canvas } from '../../kit/canvas.ts';
import { each } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead } from './small-head.ts';

/** After the final: he buys the Flan a coffee. */
export function drawChispaCoffee() {
  const c = new Canvas(96, 96, '#7a4a5e');
  drawCafe(c);
  drawFlan(c);
  drawChispa(c);
  drawTable(c);
  return c;
}

function drawCafe(c: Canvas) {
  for (let x = 0; x < 96; x += 8) c.rect(x, 0, 4, 66, '#84526a');
  c.rect(0, 56, 96, 40, '#5c3350').rect(0, 56, 96, 2, '#a8687a');
  const view = drawBands(new Canvas(40, 30), [[0, '#472a8c'], [8, '#7450cf'], [15, '#d08fd0'], [21, '#ffb3a8'], [26, '#ffd79a']], 30); // biome-ignore format: an evening
  view.polygon('0,30 0,20 8,14 15,21 21,17 30,25 40,19 40,30', '#5a3a86');
  each('5,4 16,3 30,6 36,12', (x, y) => view.set(x, y, 'w'));
  each('6,26 13,24 27,28 35,25', (x, y) => view.rect(x, y, 2, 2, 'Y'));
  c.part((l) => l.rect(50, 6, 44, 34, 'r').shade('r', 'b', 1, 1).put(view, 52, 8), 'Q');
  c.rect(71, 8, 2, 30, 'b');
  for (const r of [20, 14, 9]) c.tint('#7a4a5e', '#8f5a66', (x, y) => (x - 24) ** 2 + (y - 16) ** 2 < r * r * 2.4);
  c.disc(24, 18, 13, '#b57a70').disc(24, 18, 9, '#d99a78');
  c.rect(24, 0, 1, 9, 'Q').part((l) => l.polygon('20,9 29,9 34,17 15,17', 'M').shade('M', 'G', 2, 0), 'Q');
  c.part((l) => l.disc(24.5, 18, 3, 'w').tint('w', 'y', (_x, y) => y > 19), null);
}

function drawFlan(c: Canvas) {
  c.part((l) => {
    l.blob('14,36 42,36 49,50 55,72 52,86 28,89 4,86 1,72 7,50', 'Y');
    l.shade('Y', 'A', 4, 2).shade('Y', 'y', -2, -1);
    l.inside(() => l.blob('6,30 28,28 50,30 52,44 47,50 42,45 36,53 29,47 22,55 16,47 10,51 5,44', 'b'));
    l.shade('b', 'q', 2, 0).inside(() => l.ellipse(22, 39, 8, 1.6, 'r').ellipse(14, 60, 2, 5, 'y'));
  }, 'a');
  for (const x of [19, 35]) c.stamp(['.kkk.', 'kwwkk', 'kwwkk', 'kkkwk', '.kkk.'], x, 57).set(x + 2, 63, 'S');
  c.rect(14, 64, 5, 2, '4').rect(39, 64, 5, 2, '4').stamp(['k.....k', '.k...k.', '..kkk..'], 26, 64);
  c.stamp(['.s.', 'sSs', 'SSS', '.S.'], 20, 64);
}

function drawChispa(c: Canvas) {
  c.part((l) => l.blob('62,62 82,62 93,72 94,98 54,98 53,74', 'T').shade('T', 't', 1, 1), 'q');
  c.part(
    (l) => l.polygon('75,61 84,62 95,74 96,98 54,98 54,86 68,76', 'Y').shade('Y', 'A', 1, 1).shade('Y', 'y', -1, -1),
    'a',
  );
  each('60,65 63,69 67,72 72,73 77,72 81,69 84,65', (x, y) =>
    c.part((l) => l.disc(x, y, 1.9, 'b').set(x - 1, y - 1, 'T'), 'Q'),
  );
  c.put(drawSmallHead({ eyes: 'kind', mouth: 'smile' }), 52, 25);
}

function drawTable(c: Canvas) {
  c.part(
    (l) =>
      l
        .ellipse(50, 93, 50, 11, '1')
        .inside(() => l.ellipse(50, 95, 46, 9, 'w'))
        .shade('1', '2', 0, 1),
    'O',
  );
  // The table's outline would come back into the picture.
  c.set(0, 95, '1');
  c.part((l) => l.ellipse(34, 90, 8, 2.4, 'l'), 'v').part(
    (l) =>
      l
        .ellipse(40, 85, 3, 2.6, 'S')
        .box(29, 80, 11, 10, 'S')
        .shade('S', 'B', 2, 1)
        .shade('S', 's', -1, 0)
        .rect(30, 80, 9, 2, 'q'),
    'd',
  );
  c.part((l) => l.limb('8,74 16,82 26,84', [4, 3.4], 'Y').shade('Y', 'A', 1, 1), 'a');
  drawLimb(c, '58,76 58,84 64,88', [3.6, 3], 'T', 't', 'q');
  c.part(
    (l) => l.box(65, 81, 9, 9, 'w').shade('w', 'l', 1, 1).rect(66, 81, 7, 2, 'b').stamp(['5.5', '555', '.5.'], 68, 85),
    'v',
  );
  drawBall(c, 65, 87, 2.8, 'T', 't', 'q');
  c.part((l) => l.limb('92,76 88,86 80,88', [4, 3.4], 'Y').shade('Y', 'A', 1, 1), 'a');
  drawBall(c, 76, 87, 2.8, 'T', 't', 'q');
  for (const [x, y] of [[33, 72], [69, 73]] as const) c.stamp(['.w', 'w.', '.w', 'w.', '.w'], x, y); // biome-ignore format: steam
  c.part(
    (l) =>
      l.box(49, 86, 6, 7, 's').rect(50, 83, 1, 4, 'G').disc(51, 81, 2.6, '4').shade('4', '5', 1, 1).set(51, 81, 'Y'),
    'd',
  );
}
