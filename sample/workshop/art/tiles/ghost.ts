import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';

export function drawGhost(): Canvas {
  const c = new Canvas(50, 50);
  c.fillAll('2');
  for (const [x, y, k] of [
    [6, 7, 'star'],
    [43, 9, 'star'],
    [5, 35, 'plus'],
    [45, 38, 'plus'],
    [40, 22, 'plus'],
    [9, 22, 'plus'],
  ] as const)
    spark(c, k, x, y, 'w');
  c.fill(10, 43, 40, 49, '3', (x, y) => ((x - 25) / 13) ** 2 + ((y - 46) / 2) ** 2 < 1);
  c.part((l) => {
    l.blob('25,6 34,9 39,18 40,30 41,40 37,43 33,40 29,43 25,40 21,43 17,40 13,43 9,40 10,30 11,18 16,9', 'w');
    l.limb('12,26 6,28 5,24', [3, 2.4, 1.8], 'w').limb('38,26 44,28 45,24', [3, 2.4, 1.8], 'w');
    l.shade('w', 'l', 3, 2).shade('l', 'L', 1, 1);
  }, 'v');
  for (const x of [17, 28]) c.stamp(['.kkk.', 'kwwkk', 'kwkkk', 'kkkkk', 'kkkkk', '.kkk.'], x, 18);
  c.part((l) => l.stamp(['.77.', '7777', '7447', '.44.'], 23, 26), 'k');
  c.rect(12, 25, 4, 2, '3').rect(34, 25, 4, 2, '3');
  c.part((l) => l.stamp(['44....44', '444..444', '44455444', '444..444', '44....44'], 21, 3));
  return c;
}
