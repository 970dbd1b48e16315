import { Canvas } from '../kit/canvas.ts';
import { each, type Path } from '../kit/points.ts';
import { drawEyes, drawMouth, type Eye, type Mouth } from './features.ts';

/** `up` bends the right ear at its tip; `tired` ears hang over to the sides, `straight` ones are startled. */
export type Ears = 'up' | 'tired' | 'straight';

type Ear = readonly [along: Path, radii: readonly number[], inner: Path, innerRadii: readonly number[]];
const ears = {
  up: [
    ['12.6,13 10.6,8 10.8,3.6', [2.6, 2.8, 1.9], '12.4,12 10.8,8 10.8,5.4', [1, 1.2, 0.7]],
    ['27.4,13 29,8 31.4,4.4 34.6,5 35.6,8.8', [2.6, 2.7, 2.6, 2.3, 1.4], '27.8,12 29.4,8.2 30.8,6.6', [1, 1.2, 0.7]],
  ],
  tired: [
    ['12.6,13 8.4,8.6 4.6,10 3.4,15.4', [2.6, 2.6, 2.5, 1.6], '11.8,12 8.4,9 5.6,10.6', [1, 1.1, 0.8]],
    ['27.4,13 31.6,8.6 35.4,10 36.6,15.4', [2.6, 2.6, 2.5, 1.6], '28.2,12 31.6,9 34.4,10.6', [1, 1.1, 0.8]],
  ],
  straight: [
    ['12.6,13 11.4,7 11.2,2.6', [2.6, 2.7, 1.7], '12.4,12 11.4,7 11.3,4.6', [1, 1.2, 0.7]],
    ['27.4,13 28.6,7 28.8,2.6', [2.6, 2.7, 1.7], '27.6,12 28.6,7 28.7,4.6', [1, 1.2, 0.7]],
  ],
} as const satisfies Record<Ears, readonly [Ear, Ear]>;

/** They stand wide, so that the stalk between them has air on both sides. */
export function drawEars(c: Canvas, kind: Ears): void {
  for (const [along, radii, inner, innerRadii] of ears[kind]) {
    c.part((l) =>
      l
        .limb(along, radii, 'w')
        .shade('w', '2', 1, kind === 'straight' ? 0 : 1)
        .inside(() => l.limb(inner, innerRadii, '3')),
    );
  }
}

export function drawHood(c: Canvas): void {
  c.part((l) => {
    l.ellipse(20, 21, 13.4, 11.6, '5').tint('5', '6', (x, y) => ((x - 18.8) / 13) ** 2 + ((y - 19.6) / 11.4) ** 2 > 1);
    l.inside(() => {
      l.ellipse(13.6, 14, 4, 2.2, '4');
      each('9,18 13,13 27,13 31,18 8,23 32,23 10,28 30,28', (x, y) => l.rect(x, y, 1, 2, 'y'));
    });
  });
}

export function drawLeaf(c: Canvas): void {
  c.part((l) =>
    l
      .polygon(
        '20,6.4 22.4,8.8 28.6,7.4 25.4,10.8 26.6,14.2 22.6,12.4 20,15.4 17.4,12.4 13.4,14.2 14.6,10.8 11.4,7.4 17.6,8.8',
        'M',
      )
      .tint('M', 'G', (x, y) => y > 11.6 || (x > 22.6 && y > 9.4))
      .tint('M', 'm', (x, y) => x < 20 && y < 9.4),
  );
  c.part((l) => l.rect(19, 3, 2, 5, 'M').rect(21, 3, 1, 1, 'M').rect(20, 4, 1, 4, 'G'));
}

/** The face with its lilac fringe. `down` moves the eyes that many rows lower. */
export function drawFace(c: Canvas, [left, right]: readonly [Eye, Eye], mouth: Mouth, down: number): void {
  c.part((l) => l.ellipse(20, 23.6, 10.4, 7.6, 'w').tint('w', '1', (_x, y) => y > 28.4));
  c.part((l) => {
    l.polygon(
      '9.4,26.4 9.8,20 13,16.8 20,15.6 27,16.8 30.2,20 30.6,26.4 29,22.6 26.6,19.4 23.4,20.6 19.6,19.6 17,21.8 14,20.6 11.6,23.6',
      'l',
    );
    l.shade('l', 'L', 0, 1).set(14, 18, 'w').set(15, 17, 'w').set(16, 17, 'w').set(23, 17, 'w');
  }, 'v');
  const features = new Canvas(40, 40);
  drawEyes(features, left, right, down);
  features.rect(10, 28, 2, 2, '3').rect(28, 28, 2, 2, '3');
  drawMouth(features, mouth);
  c.put(features, 0, -2);
}

/** A short strawberry cape. */
export function drawCape(c: Canvas): void {
  c.part((l) =>
    l
      .blob('15,31 25,31 30.4,35 31.6,42 8.4,42 9.6,35', '5')
      .shade('5', '6', 1, 0)
      .inside(() => each('12,35 27,35 15,37 29,38', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
}

export const drawBow = (c: Canvas): Canvas =>
  c.part((l) => l.stamp(['YY...YY', 'yYYAYYy', 'yYYAYYY', 'YY...YY'], 17, 32));

/** A white paw; `toes` are its pads, for a palm that is turned towards us. */
export const drawPaw = (c: Canvas, x: number, y: number, toes = false): Canvas =>
  c.part((l) => {
    l.ellipse(x, y, 2.7, 2.6, 'w').shade('w', '2', 1, 1);
    if (toes)
      l.rect(x - 1, y, 2, 1, '3')
        .set(x - 2, y - 1, '3')
        .set(x, y - 2, '3');
  });

/** A lilac sleeve along shoulder, elbow and wrist; put a paw on its end. */
export const drawSleeve = (c: Canvas, along: Path): Canvas =>
  c.part((l) => l.limb(along, [2.3, 2.2, 2], 'l').shade('l', 'L', 1, 1), 'v');

/** Both arms: resting on the cape, or the right one waving. */
export function drawArms(c: Canvas, arms: 'rest' | 'wave'): void {
  drawPaw(c, 14, 37);
  if (arms === 'rest') {
    drawPaw(c, 26, 37);
    return;
  }
  drawSleeve(c, '28,37 34,36 35.6,30');
  drawPaw(c, 36, 25.6, true);
}
