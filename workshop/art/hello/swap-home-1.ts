import { Canvas } from '../kit/canvas.ts';

export function drawSwapHome1(): Canvas {
  const c = new Canvas(40, 40);

  for (const flip of [false, true]) {
    const e = new Canvas(40, 40);
    e.part((l) => {
      // Twisted ends
      l.polygon('12,20 6,14 3.4,17 1.4,15 2.2,21.6 1.4,28 3.4,26 6,29 12,24', '2');
      l.shade('2', '3', 0, 2);
      l.inside(() => l.thin('11,21 4,18', '4').thin('11,23 4,25', '4'));
    });
    c.put(e, 0, 0, { flip });
  }
  c.part((l) => {
    l.ellipse(20, 22, 11.6, 11, '4');
    l.inside(() => {
      for (const k of [-14, -5, 4, 13])
        l.limb(
          [
            [20 + k - 6, 34],
            [20 + k + 1, 22],
            [20 + k + 6, 10],
          ],
          2.1,
          '2',
        );
    });
    l.shade('4', '5', 2, 2).shade('2', '3', 2, 2).shade('4', '3', -1, -1).shade('2', 'w', -1, -1);
  });
  // A peep-hole
  c.part((l) =>
    l
      .ellipse(20, 23, 7.4, 4.4, '7')
      .inside(() => l.stamp(['.kk.', 'wwkk', 'wkkk', '.kk.'], 14, 21).stamp(['.kk.', 'wwkk', 'wkkk', '.kk.'], 22, 21)),
  );
  c.stamp(['.kk.', 'wwkk', 'wkkk', 'kkkk', '.kk.'], 15, 21).stamp(['.kk.', 'wwkk', 'wkkk', 'kkkk', '.kk.'], 21, 21);
  c.part((l) => l.rect(16, 5, 3, 6, 'w').rect(22, 6, 3, 5, 'w').rect(17, 7, 1, 4, '3').rect(23, 8, 1, 3, '3')); // somebody's ears
  c.stamp(['4', '4', '4', '.', '4'], 33, 4).stamp(['44.', '..4', '.4.', '...', '.4.'], 5, 4);

  return c;
}
