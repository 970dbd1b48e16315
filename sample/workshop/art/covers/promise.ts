import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

/** A bridge's fence at dusk, the river behind it. */
function drawBridge(c: Canvas): void {
  for (const [y, colour] of [[0, '#6b4fc0'], [10, '#9a74e0'], [19, '#d79be0'], [27, '#ffb3c0'], [34, '#ffd3a8'], [40, '#7f8fe0'], [48, '#6274cc']] as const) c.rect(0, y, 56, 16, colour); // biome-ignore format: a dusk
  c.disc(28, 38, 9, '#fff0b3').rect(0, 40, 56, 16, '#7f8fe0').rect(0, 48, 56, 8, '#6274cc');
  each('24,42,8 20,45,5 29,46,9 26,50,6', (x, y, w) => c.rect(x, y, w, 1, '#fff0b3'));
  for (let x = -54; x < 112; x += 18) {
    c.line(x, 6, x + 56, 62, '#3a1f66').line(x + 1, 6, x + 57, 62, '#8a6ad0');
    c.line(x, 62, x + 56, 6, '#3a1f66').line(x + 1, 62, x + 57, 6, '#8a6ad0');
  }
  c.rect(0, 2, 56, 6, '#5a35a8').rect(0, 2, 56, 1, '#b99bf5').rect(0, 7, 56, 1, '#33195a');
}

/** Two who promised each other something hung a lock on it. */
export function drawPromise(): Canvas {
  const c = new Canvas(56, 56);
  drawBridge(c);
  c.part((l) =>
    l.limb('19,24 19,15 24,9.6 32,9.6 37,15 37,24', 2.6, 'h').shade('h', 'H', 1, 1).shade('h', 'w', -1, -1),
  );
  c.part((l) => {
    l.disc(20.4, 28, 9.4, '5').disc(35.6, 28, 9.4, '5').polygon('11.6,31 44.4,31 28,50', '5').rect(20, 25, 16, 9, '5');
    l.shade('5', '6', 2, 2).shade('5', '4', -2, -1);
    l.inside(() => l.ellipse(17, 24, 3.4, 2, '2').rect(13, 27, 2, 3, '3'));
  });
  c.part((l) => l.disc(28, 31, 3.2, 'k').polygon('27,32 29,32 31,40 25,40', 'k'), 'Y');
  spark(c, 'star', 8, 16, 'w', 'Y');
  spark(c, 'star', 48, 44, 'w', 'Y');
  return spark(c, 'plus', 47, 14, 'w', 'Y');
}
