import { Canvas } from '../../kit/canvas.ts';
import type { Colour } from '../../kit/palette.ts';

const SMALL_EYES = {
  gruff: ['kkk', 'wkk', 'kkk'],
  shut: ['k.k', 'kkk'],
  glad: ['.k.', 'k.k'],
} as const;

export function drawSmallHat(c: Canvas) {
  c.part((l) => l.blob('36,25 40,16 44,12 46,15 45,18 43,22 39,27', '4').shade('4', '5', 1, 1));
  c.part((l) => {
    l.blob('15,27 17,19 20,11 26,4 33,2.4 40,5 38.6,8 33.4,8 32.6,13 34,19 37,27', 'G');
    l.shade('G', 'n', 2, 1)
      .shade('G', 'M', -1, 0)
      .inside(() => l.thin('21,13 25,11 30,12', 'n'));
  });
  c.part((l) => l.blob('14,22 26,24 38,22 38,26 26,28 14,26', 'b').shade('b', 'q', 0, 1));
  c.part((l) =>
    l
      .blob('6,25 15,26.4 26,27.4 37,26.4 46,25 47.6,27 41,30.4 26,32 11,30.4 4.4,27', 'G')
      .shade('G', 'n', 0, 1)
      .shade('G', 'M', 0, -1),
  );
}

type SmallLook = { eyes?: keyof typeof SMALL_EYES; brows?: number; mouth?: 'laugh' | 'o' };

export function drawSmallHead({ eyes = 'gruff', brows = 1, mouth }: SmallLook = {}) {
  const c = new Canvas(52, 56);
  const both = (draw: (l: Canvas) => void, line: Colour) => {
    for (const flip of [false, true]) {
      const half = new Canvas(c.w, c.h);
      half.part(draw, line);
      c.put(half, 0, 0, { flip });
    }
  };
  both((l) => l.blob('15,33 10,31 6.6,31.4 9,36 12,39 16,40', 'C').shade('C', 'T', 1, 1), 'a');
  c.part(
    (l) => l.blob('26,27 36,29 38,35 37,42 26,46 15,42 14,35 16,29', 'C').tint('C', 'T', (x, y) => y < 33 || x > 36),
    'a',
  );
  c.part((l) => {
    l.blob('14,36 17,40 26,41 35,40 38,36 40,43 38,49 34,53 30,52 26,55 22,52 18,53 14,49 12,43', 'w');
    l.shade('w', 'l', 2, 1).inside(() => l.thin('20,45 20,50', 'l').thin('32,45 32,50', 'l'));
  }, 'v');
  const e = SMALL_EYES[eyes];
  c.stamp(e, 20, eyes === 'gruff' ? 34 : 35).stamp(e, 29, eyes === 'gruff' ? 34 : 35);
  c.rect(16, 38, 3, 1, '3').rect(33, 38, 3, 1, '3');
  both(
    (l) =>
      l.polygon(
        [
          [15.4, 32],
          [19, 31],
          [24, 32 + brows],
          [24, 34 + brows * 0.6],
          [19, 33.4],
          [16, 34],
        ],
        'w',
      ),
    'v',
  );
  both((l) => l.blob('26,40 21,39 16,40.6 11.6,40 10,42 13,45.4 18,46 23,45 26,43', 'w').shade('w', 'l', 0, 1), 'v');
  if (mouth === 'laugh') c.part((l) => l.stamp(['77777', '74447', '.777.'], 24, 46), 'k');
  c.part((l) => l.ellipse(26, 38, 3.8, 3.2, '#ffb7a8').shade('#ffb7a8', '#f08c86', 1, 1).set(24, 36, 'w'), '#a8434f');
  drawSmallHat(c);
  c.part((l) => l.polygon('26,20 29.6,21 29.6,25.4 26,29 22.4,25.4 22.4,21', 'Y').tint('Y', 'A', (x) => x > 26.4));
  return c;
}
