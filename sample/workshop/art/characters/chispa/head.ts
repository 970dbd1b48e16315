import { Canvas } from '../../kit/canvas.ts';
import { each } from '../../kit/points.ts';

const OPEN = [
  '.kkkkkkkk.',
  'kkwQQQQwkk',
  'kwQwwQQQwk',
  'wwQwwbQQww',
  'wwQQbbbQww',
  '.wwQbbQww.',
  '..wwwwww..',
] as const;

const SHUT = ['..........', '..........', 'k........k', 'kk......kk', '.kkkkkkkk.', '...k..k...'] as const;

const EYES = {
  kind: [OPEN, OPEN],
  shut: [SHUT, SHUT],
  glad: [
    ['..........', '...kkkk...', '.kkk..kkk.', 'kk......kk', 'k........k'],
    ['..........', '...kkkk...', '.kkk..kkk.', 'kk......kk', 'k........k'],
  ],
  fierce: [
    ['kk........', 'kkkkk.....', '.kkkkkkk..', 'wwwkkkkkk.', 'wwwQQQwkkk', '.wwwQQwww.', '..wwwwww..'],
    ['........kk', '.....kkkkk', '..kkkkkkk.', '.kkkkkkwww', 'kkkwQQQwww', '.wwwQQwww.', '..wwwwww..'],
  ],
  moved: [
    ['.kkkkkkkk.', 'kkwQQQQwkk', 'kwQwwwQQwk', 'wwQwwwQQww', 'wsQQQwwQsw', '.sSswwsSs.', '..SSSSSS..'],
    ['.kkkkkkkk.', 'kkwQQQQwkk', 'kwQwwwQQwk', 'wwQwwwQQww', 'wsQQQwwQsw', '.sSswwsSs.', '..SSSSSS..'],
  ],
} as const;

const MOUTHS = {
  smile: ['k........k', '.kk....kk.', '...kkkk...'],
  grin: ['kkkkkkkkkk', 'kwwwwwwwwk', '.kwwwwwwk.', '..kkkkkk..'],
  laugh: ['kkkkkkkkk', 'kwwwwwwwk', '.k75557k.', '..kkkkk..'],
  shout: ['.kkkkkk.', 'kwwwwwwk', 'k777777k', 'kw7557wk', '.kkkkkk.'],
  line: ['.kkkkkk.', 'k......k'],
  wobble: ['.kk..kk..', 'k..kk..kk'],
} as const;

export type Look = { eyes?: keyof typeof EYES; mouth?: keyof typeof MOUTHS };

export function drawHead({ eyes = 'kind', mouth = 'smile' }: Look = {}) {
  const c = new Canvas(64, 64);
  c.part((l) => {
    // Curls spilling out of the open crown
    each('26,17,5 33,13,6 40,17,5 22,22,4 43,22,4 32,19,6', (x, y, r) => l.disc(x, y, r, 'q'));
    l.shade('q', 'Q', 1, 1).shade('q', 'b', -1, -1);
    l.inside(() =>
      l.thin('30,12 32,10 35,11 35,14 33,15', 'b').thin('24,17 25,15 28,16', 'b').thin('39,17 41,15 43,17', 'b'),
    );
  }, 'Q');
  c.part((l) => l.blob('28,57 36,57 35,61 32,63 29,61', 'q').shade('q', 'Q', 1, 0), 'Q'); // little beard
  for (const flip of [false, true]) {
    const e = new Canvas(64, 64);
    e.part(
      (l) => l.blob('16,37 9,34 4.4,32 6,38 10,43 16,45', 'T').inside(() => l.blob('14,38 9,36 8,37 11,40 14,41', 't')),
      'q',
    );
    c.put(e, 0, 0, { flip });
  }
  c.part((l) => {
    // The mask, with white wings around the eyes and a white muzzle
    l.blob('32,20 42,22 49.4,29 51,39 48.4,49 41,57 32,59.6 23,57 15.6,49 13,39 14.6,29 22,22', 'S');
    l.shade('S', 'B', 3, 2).shade('S', 's', -2, -2);
    l.inside(() => {
      l.part((m) => m.ellipse(32, 52.4, 10, 6.4, 'w').shade('w', 's', 0, 2), 'B');
      for (const flip of [false, true]) {
        const e = new Canvas(64, 64);
        e.part(
          (m) => m.blob('31,43 27,48 20,48 14,44 9,34 16,35 14,28.6 21,32 26,32 31,37', 'w').shade('w', 's', 0, 2),
          'B',
        );
        l.put(e, 0, 0, { flip });
      }
    });
  }, 'd');
  // The spark on the forehead
  c.part(
    (l) =>
      l
        .polygon('32,20 34,26.6 39.6,29 34.4,31.4 32,37.6 29.6,31.4 24.4,29 30,26.6', 'Y')
        .tint('Y', 'A', (x, y) => x + y > 63)
        .rect(31, 27, 2, 4, 'w')
        .rect(30, 28, 4, 2, 'w'),
    'a',
  );
  // Holes: eyes, mouth
  for (const x of [23.5, 40.5]) c.part((l) => l.ellipse(x, 41, 5.2, 4.2, 'T'), 'd');
  c.part(
    (l) => l.ellipse(32, 52.4, 6.8, mouth === 'smile' || mouth === 'wobble' ? 2.6 : 3.2, 'T').shade('T', 't', 0, 1),
    'd',
  );
  c.stamp(EYES[eyes][0], 19, 37).stamp(EYES[eyes][1], 36, 37);
  const m = MOUTHS[mouth];
  c.stamp(m, 32 - (m[0].length >> 1), m.length > 3 ? 50 : 51);
  return c;
}
