import { Canvas } from '../../kit/canvas.ts';
import { measureText, write } from '../../kit/font.ts';
import { each } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';

/** The night when the forty-ninth rabbit came alive on the confectioner's shelf. */
export function drawBonbonLeftover() {
  const c = new Canvas(96, 96, '#4a2260');
  for (let x = 0; x < 96; x += 12) c.rect(x, 0, 6, 96, '#532868');
  drawWindow(c);
  drawShelf(c, 40);
  for (let i = 0; i < 4; i++) drawSugarRabbit(c, 8 + i * 13, 39);
  drawShelf(c, 74);
  for (let i = 0; i < 4; i++) drawSugarRabbit(c, 8 + i * 13, 73);
  drawBonbon(c);
  drawCounter(c);
  drawBubble(c);
  each('60,36 88,60 78,30 52,64', (x, y) => c.set(x, y, 'y'));
  return c;
}

function drawWindow(c: Canvas) {
  c.polygon('60,30 96,30 96,74 46,74', '#6a3a86').polygon('66,30 92,30 88,74 58,74', '#7d4a9a');
  const view = drawBands(new Canvas(30, 26), [[0, '#1d0f3c'], [9, '#33195a'], [18, '#472a8c']], 26); // biome-ignore format: three rows
  view.disc(19, 10, 7, '#fff0b3').disc(21, 9, 2, '#ffe38a').disc(17, 13, 1.4, '#ffe38a');
  each('4,4 8,14 26,21 11,6', (x, y) => view.set(x, y, 'w'));
  c.part((l) => l.rect(61, 3, 34, 30, 'r').shade('r', 'b', 1, 1).put(view, 63, 5), 'Q');
  c.rect(77, 5, 2, 26, 'b').rect(63, 17, 30, 2, 'b');
}

const drawShelf = (c: Canvas, y: number) =>
  c.part((l) => l.rect(-2, y, 100, 4, 'r').rect(-2, y + 2, 100, 2, 'b'), 'Q').rect(0, y, 96, 1, 't');

/** One of the forty-eight others, asleep and made of sugar. */
function drawSugarRabbit(c: Canvas, x: number, floor: number) {
  c.part((l) => {
    l.limb([[x - 2, floor - 15], [x - 3, floor - 23]], [1.8, 1.5], 'L').limb([[x + 2, floor - 15], [x + 3, floor - 23]], [1.8, 1.5], 'L'); // biome-ignore format: two ears
    l.disc(x, floor - 12, 5, 'L')
      .ellipse(x, floor - 3.4, 5, 4.4, 'L')
      .rect(x - 4, floor - 2, 8, 2, 'L');
    l.shade('L', 'V', -1, 1).shade('L', 'l', 2, -1);
  }, 'X');
  c.rect(x - 3, floor - 12, 2, 1, 'X').rect(x + 1, floor - 12, 2, 1, 'X');
  c.stamp(['4.4', '.6.', '4.4'], x - 1, floor - 7);
}

function drawBonbon(c: Canvas) {
  for (const [x, d] of [
    [70, -1],
    [78, 2],
  ] as const) {
    // biome-ignore format: two legs
    drawLimb(c, [[x, 72], [x + d, 80]], [2.8, 2.6], 'w', '2'); // biome-ignore format: a leg
    drawBall(c, x + d * 1.5, 83, 3, 'w', '2');
  }
  c.part((l) =>
    l
      .limb('69,44 67,34 66,28', [3, 3.2, 2], 'w')
      .inside(() => l.limb('69,42 67,32', [1.2, 1], '3'))
      .shade('w', '2', -1, 0),
  );
  c.part((l) =>
    l
      .limb('79,44 81,34 86,30 90,34', [3, 3.2, 2.8, 1.6], 'w')
      .inside(() => l.limb('79,43 81,35', [1.2, 1], '3'))
      .shade('w', '2', -1, 1),
  );
  c.part((l) => l.blob('67,60 81,60 84,68 83,75 65,75 64,68', 'w').shade('w', '2', -2, 0));
  drawLimb(c, '83,64 89,61 91,55', [2.6, 2.4], 'w', '2');
  drawBall(c, 91.5, 53, 2.9, 'w', '2');
  drawLimb(c, '66,65 62,69 62,73', [2.6, 2.4], 'w', '2');
  c.part((l) => l.ellipse(74, 51, 12.4, 10.6, 'w').shade('w', '2', -2, 1));
  c.part(
    (l) =>
      l
        .blob('62,52 62,45 67,41 74,39.6 81,41 86,46 86.4,52 83,47 78,45 73,48 67,47', 'l')
        .shade('l', 'L', 0, 1)
        .inside(() => l.thin('67,44 71,42 75,42', 'w')),
    'v',
  );
  for (const x of [67, 78]) c.stamp(['.kk.', 'kwwk', 'kwkk', 'kkkk', '.66.'], x, 49);
  c.rect(64, 55, 3, 2, '3').rect(82, 55, 3, 2, '3').stamp(['.kk.', 'k77k', '.kk.'], 72, 55);
  c.part((l) => l.stamp(['Y.....Y', 'YYY.YYY', 'YyY4YyY', 'Y..5..Y'], 71, 62));
}

function drawCounter(c: Canvas) {
  c.rect(0, 88, 96, 8, '#33195a').rect(0, 88, 96, 1, '#7d4a9a');
  for (const [x, sweet, light] of [
    [10, '5', '4'],
    [27, 'M', 'm'],
    [44, 'Y', 'y'],
  ] as const) {
    // biome-ignore format: three jars
    c.part((l) => l.box(x - 6, 81, 13, 13, '#9a8fd0').rect(x - 4, 79, 9, 2, 'r'), '#1d0f3c');
    each('-3,91 0,92 3,91 -2,88 2,88', (dx, y) => c.rect(x + dx, y, 2, 2, sweet).set(x + dx, y, light));
  }
}

function drawBubble(c: Canvas) {
  const words = 'HELLO?';
  const w = measureText(words) + 8;
  c.part((l) => l.box(27, 47, w, 12, 'w').polygon('47,56 59,58 52,61', 'w'), 'o');
  write(c, words, 31, 50, '6');
}
