import { Canvas } from '../kit/canvas.ts';
import { checks, spark } from '../kit/patterns.ts';

export function drawConsole(): Canvas {
  const c = new Canvas(50, 50);
  checks(c, 'm', '#e2f9ee', { size: 5 });
  c.part((l) =>
    l.box(17, 8, 16, 9, 'Y').shade('Y', 'A', 1, 0).rect(20, 10, 10, 4, 'w').stamp(['5.5', '555', '.5.'], 23, 10),
  ); // cartridge
  c.part((l) => {
    l.blob('5,20 10,14 25,13 40,14 45,20 46,31 42,38 36,38 32,35 18,35 14,38 8,38 4,31', '3');
    l.shade('3', '4', 2, 2).shade('3', '2', -1, -1);
  });
  c.box(15, 16, 20, 16, 'o').rect(16, 17, 18, 14, '#8ed9e8').rect(16, 27, 18, 4, 'M').rect(16, 27, 18, 1, 'm');
  c.stamp(['w.w', 'w.w', 'www', 'kwk', 'www'], 19, 22)
    .stamp(['w'], 30, 19)
    .rect(27, 18, 5, 2, 'w')
    .rect(26, 19, 7, 1, 'w');
  c.stamp(['.Y.', 'YyY', '.Y.'], 27, 23);
  c.stamp(['.kk.', 'kkkk', 'kkkk', '.kk.'], 8, 21);
  c.stamp(['6'], 9, 22).stamp(['k'], 7, 22).rect(7, 22, 6, 2, 'k').rect(9, 20, 2, 6, 'k');
  c.part((l) => l.rect(40, 19, 3, 3, '5').rect(37, 25, 3, 3, 'S'), '7');
  for (const x of [8, 10, 12]) c.rect(x, 30, 1, 3, '5');
  for (const x of [37, 39, 41]) c.rect(x, 30, 1, 3, '6');
  spark(c, 'plus', 6, 8, 'w');
  spark(c, 'plus', 44, 44, 'w');
  c.part((l) => l.limb('25,36 25,40 31,43 40,42', [0.8, 0.8], 'j'), null);
  return c;
}
