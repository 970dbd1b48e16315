import { Canvas } from '../../kit/canvas.ts';
import type { Colour } from '../../kit/palette.ts';
import { drawHat } from './body.ts';

const EYE = ['.kkk.', 'kwwkk', 'kwkkk', 'kkkkk', '.kkk.'] as const;

const EYES = {
  gruff: [EYE, EYE],
  shut: [
    ['.....', 'k...k', '.kkk.'],
    ['.....', 'k...k', '.kkk.'],
  ],
  glad: [
    ['.kkk.', 'k...k', 'k...k'],
    ['.kkk.', 'k...k', 'k...k'],
  ],
  wide: [
    ['.kkkkk.', 'kwwwwwk', 'kwwkkwk', 'kwwkkwk', 'kwwwwwk', '.kkkkk.'],
    ['.kkkkk.', 'kwwwwwk', 'kwwkkwk', 'kwwkkwk', 'kwwwwwk', '.kkkkk.'],
  ],
  moved: [
    ['.kkk.', 'kwwkk', 'kwwwk', 'ksSsk', '.SSS.'],
    ['.kkk.', 'kwwkk', 'kwwwk', 'ksSsk', '.SSS.'],
  ],
} as const;

export type Look = {
  eyes?: keyof typeof EYES;
  /** How many rows their inner ends move down (gruff) or, if negative, up (moved). */
  brows?: number;
  mouth?: 'laugh' | 'o';
  tears?: boolean;
};

/** 80 x 96, tip of the nose at (40, 62). */
export function drawHead({ eyes = 'gruff', brows = 2, mouth, tears = false }: Look = {}) {
  const c = new Canvas(80, 96);
  const both = (draw: (l: Canvas) => void, line: Colour) => {
    for (const flip of [false, true]) {
      const half = new Canvas(c.w, c.h);
      half.part(draw, line);
      c.put(half, 0, 0, { flip });
    }
  };
  both((l) => l.blob('24,56 17,51 11.4,52 14,58 18,63 25,65', 'C').shade('C', 'T', 1, 2), 'a'); // ears
  c.part(
    (l) =>
      l
        .blob('40,44 54,46 58,55 57,68 40,76 23,68 22,55 26,46', 'C')
        .shade('C', 'T', 2, 1)
        .tint('C', 'T', (_x, y) => y < 52),
    'a',
  );
  c.part((l) => {
    // Beard
    l.blob(
      '22,57 26,64 33,66 40,65 47,66 54,64 58,57 61.4,67 59,77 55,84 51,89 46,87.4 40,93 34,87.4 29,89 25,84 21,77 18.6,67',
      'w',
    );
    l.shade('w', 'l', 3, 2).shade('l', 'L', 1, 1);
    l.inside(() => {
      for (const hair of ['30,70 29,77 32,84', '50,70 51,77 48,84', '40,77 41,84 40,90', '24,66 24,73 27,80'])
        l.thin(hair, 'l');
    });
  }, 'v');
  // Eyes, then the brows that make him gruff
  const [a, b] = EYES[eyes];
  const row = a.length === 6 ? 54 : a.length === 3 ? 57 : 55;
  c.stamp(a, Math.round(31 - a[0].length / 2), row).stamp(b, Math.round(49 - b[0].length / 2), row);
  c.rect(25, 61, 4, 2, '3').rect(51, 61, 4, 2, '3');
  if (tears) for (const x of [30, 48]) c.stamp(['.S.', 'SsS', 'SSS'], x, 60);
  both(
    (l) =>
      l
        .polygon(
          [
            [23.5, 51],
            [28, 49 - brows * 0.3],
            [36.5, 52 + brows],
            [36, 55.5 + brows],
            [30, 53.5],
            [24, 55],
          ],
          'w',
        )
        .shade('w', 'l', 0, 1),
    'v',
  );
  both((l) => l.blob('40,65 34,64 26,66 20,64 15.6,67 19,72 26,74 34,73 40,69', 'w').shade('w', 'l', 0, 2), 'v'); // moustache
  if (mouth === 'laugh')
    c.part(
      (l) =>
        l
          .blob('34,73 46,73 45,79 40,81 35,79', '7')
          .inside(() => l.ellipse(40, 80, 3.4, 2, '4').rect(35, 73, 10, 1, 'w')),
      'k',
    );
  if (mouth === 'o') c.part((l) => l.stamp(['.77.', '7777', '7777', '.77.'], 38, 76), 'k');
  c.part(
    (l) =>
      l.ellipse(40, 62, 5.6, 4.6, '#ffb7a8').shade('#ffb7a8', '#f08c86', 1, 1).rect(37, 59, 2, 1, 'w').set(37, 60, 'w'),
    '#a8434f',
  ); // nose
  drawHat(c);
  return c;
}
