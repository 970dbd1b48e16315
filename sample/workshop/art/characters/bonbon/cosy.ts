import { Canvas } from '../../kit/canvas.ts';
import { gingham, spark } from '../../kit/patterns.ts';
import { points } from '../../kit/points.ts';
import { drawMug as drawPralineMug } from '../praline/body.ts';
import { drawSmallHead as drawPralineSmallHead } from '../praline/small-head.ts';
import { drawBall } from '../round-parts.ts';
import { drawSmallHead as drawBonbonSmallHead } from './small-head.ts';

/** In a blanket fort with Praline and one little console for two. */
export function drawBonbonCosy() {
  const c = new Canvas(96, 96, '#33195a');
  for (const [r, colour] of [[56, '#41217a'], [44, '#5a2f86'], [32, '#7d4a9a'], [22, '#a86aa8']] as const) c.disc(48, 64, r, colour); // biome-ignore format: the lamp's light
  // The tent of blankets
  c.part(
    (l) =>
      l
        .polygon('-2,-2 46,-2 18,40 6,100 -2,100', 'L')
        .shade('L', 'V', 2, 1)
        .inside(() => {
          for (const [x, y] of points('8,12 22,6 6,34 4,58 16,24')) spark(l, 'plus', x, y, 'l', 'w');
        }),
    'N',
  );
  c.part(
    (l) =>
      l
        .polygon('98,-2 50,-2 78,40 90,100 98,100', '3')
        .shade('3', '4', -2, 1)
        .inside(() => {
          for (const [x, y] of points('88,12 74,6 92,34 94,60 82,26')) l.stamp(['1.1', '111', '.1.'], x - 1, y - 1);
        }),
    'N',
  );
  // Fairy lights
  c.thin('14,0 30,12 48,15 66,12 82,0', 'Q');
  for (const [x, y, k] of [
    [22, 8, 'Y'],
    [35, 15, '4'],
    [48, 17, 'M'],
    [61, 15, 'S'],
    [74, 8, 'Y'],
  ] as const) {
    c.part((l) => l.rect(x - 1, y, 3, 4, k).set(x - 1, y, 'w'), 'N');
  }
  c.part((l) => l.blob('4,44 20,36 42,42 46,66 4,72', '#ffd98f').shade('#ffd98f', 'A', 2, 1), 'Q');
  c.part((l) => l.blob('52,42 74,36 92,44 92,72 50,66', 'M').shade('M', 'G', 2, 1), 'n');
  c.part((l) => l.blob('16,57 38,57 46,70 8,70', '5').shade('5', '6', 2, 1));
  c.part((l) => l.blob('57,58 80,58 88,70 48,70', 'c').shade('c', 'C', 2, 1), 'Q');
  c.put(drawBonbonSmallHead({ mouth: 'open' }), 8, 24);
  c.put(drawPralineSmallHead({ eyes: 'sleepy' }), 45, 21);
  // One blanket around both
  c.part((l) => {
    l.blob('2,66 14,58 28,61 48,66 66,60 82,58 94,66 100,110 -4,110', 's');
    l.inside(() => gingham(l, '#e6f4ff', 's', 'S', { size: 5 }));
    l.shade('S', 'B', 2, 2);
  }, 'd');
  c.part((l) => {
    l.limb('17,60 28,64 40,63 54,65 67,64 80,59', [3, 4, 3.6, 3.8, 4.6, 3.4], 't').shade('t', 'r', 0, 2);
    l.inside(() => {
      for (const x of [24, 36, 48, 60, 72]) l.rect(x, 56, 2, 16, 'c');
    });
  }, 'Q'); // The scarf reaches for two
  // Console with a glowing screen, held from both sides
  c.part((l) => l.box(34, 71, 28, 16, '4').shade('4', '5', 1, 1).shade('4', '3', -1, -1));
  c.box(41, 73, 14, 11, 'k')
    .rect(42, 74, 12, 9, 'm')
    .stamp(['.G..', 'GGG.', '.G..'], 44, 76)
    .rect(50, 78, 3, 3, '5')
    .rect(42, 82, 12, 1, 'M');
  c.stamp(['.k.', 'kkk', '.k.'], 36, 77).set(58, 77, 'Y').set(60, 79, 'S').rect(57, 78, 2, 2, 'Y');
  drawBall(c, 33, 80, 3.2, 'w', '2');
  drawBall(c, 63, 80, 3.2, 'q', 'Q', 'Q');
  // Snacks
  drawPralineMug(c, 14, 82, { body: '4', dark: '5', light: '3' });
  c.part((l) => l.ellipse(81, 92, 11, 3, 'w').shade('w', 'l', 0, 1), 'v');
  for (const [x, y] of points('76,89 83,88 79,85'))
    c.part(
      (l) =>
        l
          .disc(x, y, 3.4, 'T')
          .shade('T', 't', 1, 1)
          .set(x - 1, y - 1, 'q')
          .set(x + 1, y, 'q'),
      'q',
    );
  return c;
}
