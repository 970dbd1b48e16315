import type { Canvas } from '../kit/canvas.ts';
import { each } from '../kit/points.ts';
import { drawEyes, drawMouth, type Eye, type Mouth } from './features.ts';

/** `tired` ears hang over to the sides, `bent` folds the right one at its tip, `straight` is startled. */
export type Ears = 'up' | 'tired' | 'bent' | 'straight';

export function drawEars(c: Canvas, ears: Ears): Canvas {
  return c.part((l) => {
    if (ears === 'tired') {
      l.limb('13,14 9,7 4,6 2.5,12', [3.2, 3, 2.8, 2], 'w').limb('27,14 31,7 36,6 37.5,12', [3.2, 3, 2.8, 2], 'w');
      l.shade('w', '2', 0, 1);
      l.limb('12.5,13 9,7.6 5,7.4', [1.2, 0.9], '3').limb('27.5,13 31,7.6 35,7.4', [1.2, 0.9], '3');
      return;
    }
    const isBent = ears === 'bent';
    const [rx, ry, y] = ears === 'straight' ? [2.7, 9, 10.4] : [3.3, 8.6, 9.5];
    l.ellipse(13, y, rx, ry, 'w');
    if (isBent) l.limb('26,15 27,8 30,4 34,4 36,7', [3, 3.2, 3, 2.6, 1.6], 'w');
    else l.ellipse(27, y, rx, ry, 'w');
    l.shade('w', '2', 1, isBent ? 1 : 0);
    l.ellipse(13, 10.5, 1.4, 6, '3');
    if (isBent) l.limb('26,14 27,9 29,6', [1.3, 1.3, 0.9], '3');
    else l.ellipse(27, 10.5, 1.4, 6, '3');
  });
}

export const drawBody = (c: Canvas) =>
  c.part((l) => l.blob('12,33 28,33 29.5,38 28.5,43 11.5,43 10.5,38', 'w').shade('w', '2', 2, 0));

/** The bow of the hood: two loops and a candy knot. */
export const drawBow = (c: Canvas) => c.part((l) => l.stamp(['44...44', '4545454', '44.6.44'], 17, 36));

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

const shadedPaw = (c: Canvas, x: number, y: number) =>
  c.part((l) =>
    l
      .ellipse(x, y, 2.8, 3, 'w')
      .set(x + 0.5, y + 2, '2')
      .set(x + 1.5, y + 1, '2'),
  );

/** Paws in front of the body: both resting, or the right one raised. */
export function drawPaws(c: Canvas, paws: 'rest' | 'wave'): Canvas {
  c.part((l) => l.ellipse(13.5, 38, 2.3, 2.2, 'w'));
  if (paws === 'wave') return shadedPaw(c, 34.5, 27);
  return c.part((l) => l.ellipse(27.5, 38, 2.3, 2.2, 'w'));
}
