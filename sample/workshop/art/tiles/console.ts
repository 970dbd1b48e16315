import { Canvas } from '../kit/canvas.ts';
import { checks, spark } from '../kit/patterns.ts';

function drawScreen(c: Canvas): void {
  c.part((l) => l.box(14, 6, 22, 18, 'V').shade('V', 'v', 1, 1), 'X');
  c.rect(17, 8, 16, 13, '#8ed9e8').rect(17, 18, 16, 3, 'M').rect(17, 18, 16, 1, 'm');
  c.rect(28, 9, 4, 2, 'w').rect(27, 10, 6, 1, 'w');
  c.stamp(['w..w.', 'w..w.', 'wwwww', 'wkwkw', 'wwwww', '.w.w.'], 19, 12).set(20, 16, '4').set(22, 16, '4');
  c.stamp(['.Y.', 'YyY', '.Y.'], 27, 13);
  c.set(15, 13, '5').rect(17, 22, 9, 1, 'L');
}

function drawButtons(c: Canvas): void {
  c.stamp(['..kk..', '..kk..', 'kkkkkk', 'kkHkkk', '..kk..', '..kk..'], 14, 28);
  c.part((l) => l.disc(32, 29, 2.2, '5').set(31, 28, '4'), '7').part(
    (l) => l.disc(27, 33, 2.2, 'S').set(26, 32, 's'),
    'd',
  );
  c.rect(18, 38, 4, 2, 'H').rect(25, 38, 4, 2, 'H');
  for (const x of [31, 33, 35]) c.rect(x, 41, 1, 4, '5');
  c.stamp(['5.5', '555', '.5.'], 14, 42);
}

/** A handheld, seen from the front. */
export function drawConsole(): Canvas {
  const c = new Canvas(50, 50);
  checks(c, 'm', '#e2f9ee', { size: 5 });
  c.part((l) => l.box(13, 4, 27, 45, '#a8dcc4'), null);
  c.part((l) => {
    l.box(11, 2, 28, 45, '3').rect(37, 45, 1, 1, '3');
    l.shade('3', '4', 2, 2).shade('3', '2', -1, -1);
  });
  c.rect(11, 4, 28, 1, '4').rect(16, 2, 1, 2, '4').rect(33, 2, 1, 2, '4');
  drawScreen(c);
  drawButtons(c);
  spark(c, 'star', 5, 9, 'w');
  spark(c, 'plus', 45, 14, 'w');
  return spark(c, 'plus', 44, 42, 'w');
}
