import type { Canvas } from '../../kit/canvas.ts';
import { each } from '../../kit/points.ts';
import { drawEyes, drawMouth, type Eye, type Mouth } from '../../mascot/features.ts';

/** `tired` ears hang over to the sides, `bent` folds the right one at its tip. */
export type Ears = 'tired' | 'bent';

export function drawEars(c: Canvas, ears: Ears): Canvas {
  return c.part((l) => {
    if (ears === 'tired') {
      l.limb('13,14 9,7 4,6 2.5,12', [3.2, 3, 2.8, 2], 'w').limb('27,14 31,7 36,6 37.5,12', [3.2, 3, 2.8, 2], 'w');
      l.shade('w', '2', 0, 1);
      l.limb('12.5,13 9,7.6 5,7.4', [1.2, 0.9], '3').limb('27.5,13 31,7.6 35,7.4', [1.2, 0.9], '3');
      return;
    }
    l.limb('12,14 10.4,8 10.6,3.4', [3, 3.2, 2.2], 'w').limb(
      '27.6,14 29,8 32,4.4 35.4,5.2 36.4,9.4',
      [3, 3, 3, 2.6, 1.6],
      'w',
    );
    l.shade('w', '2', 1, 1);
    l.limb('12,13 10.6,8 10.6,5', [1.2, 1.4, 0.8], '3').limb('28,13 29.6,8.4 31.4,6.4', [1.2, 1.3, 0.8], '3');
  });
}

export const drawHood = (c: Canvas) =>
  c.part((l) => {
    const isInShade = (x: number, y: number) => ((x - 18.6) / 14.6) ** 2 + ((y - 20.4) / 12.8) ** 2 > 1;
    l.ellipse(20, 22, 15, 13, '5').tint('5', '6', isInShade);
    l.inside(() => {
      l.ellipse(13.5, 14, 5, 2.6, '4');
      each('8,17 12,12 17,12 24,12 29,14 32,18 6,22 33,25 8,28 31,29', (x, y) => l.rect(x, y, 1, 2, 'y'));
    });
  });

export const drawLeaf = (c: Canvas) =>
  c.part((l) =>
    l
      .polygon('20,6 22.4,10 27.5,8 25,12 20,13.4 15,12 12.5,8 17.6,10', 'M')
      .rect(19, 4, 2, 4, 'M')
      .tint('M', 'G', (x, y) => y > 11 || (x > 23 && y > 9.6))
      .tint('M', 'm', (x, y) => (x < 20 && y < 8) || (x < 17 && y < 10)),
  );

export const drawFace = (c: Canvas) => c.part((l) => l.ellipse(20, 26, 11, 8.2, 'w').tint('w', '1', (_x, y) => y > 31));

/** Eyes, cheeks and mouth; `down` moves the eyes that many rows lower. */
export function drawFeatures(c: Canvas, [left, right]: readonly [Eye, Eye], mouth: Mouth, down = 0): Canvas {
  drawEyes(c, left, right, down);
  c.rect(10, 28, 3, 2, '3').rect(27, 28, 3, 2, '3');
  return drawMouth(c, mouth);
}
