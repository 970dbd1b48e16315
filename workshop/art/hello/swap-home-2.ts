import { Canvas } from '../kit/canvas.ts';
import { drawMascot } from '../mascot/mascot.ts';

export function drawSwapHome2(): Canvas {
  const c = new Canvas(40, 40);

  for (const [x, y, k] of [
    [4, 5, 'Y'],
    [35, 4, 'M'],
    [3, 15, '4'],
    [37, 14, 'L'],
    [7, 9, 'S'],
    [33, 9, '4'],
    [2, 24, 'M'],
    [38, 24, 'Y'],
  ] as const)
    c.rect(x, y, 2, 1, k).set(x, y + 1, k);
  const b = drawMascot({ eyes: ['happy', 'happy'], mouth: 'open', paws: 'none' });
  c.put(b, 0, -1);
  for (const flip of [false, true]) {
    // Arms up
    const e = new Canvas(40, 40);
    e.part((l) => l.limb('9,32 4.4,28 3.6,22', [2.6, 2.4, 2.6], 'w').shade('w', '2', 1, 1));
    c.put(e, 0, 0, { flip });
  }
  c.part((l) => {
    // The wrapper, torn open
    l.polygon('6,36 8,33 11,36 14,33 17,36 20,33 23,36 26,33 29,36 32,33 34,36 32,41 8,41', '4');
    l.inside(() => {
      for (const x of [10, 18, 26, 34])
        l.limb(
          [
            [x, 28],
            [x - 4, 42],
          ],
          1.6,
          '2',
        );
    });
    l.shade('4', '5', 2, 1);
  });

  return c;
}
