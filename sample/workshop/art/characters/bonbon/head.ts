import { Canvas } from '../../kit/canvas.ts';
import { each } from '../../kit/points.ts';

const EYES = {
  open: [
    ['..kkkk.', '.kkkkkk', 'kk7777k', '.kww77k', '.kww76k', '.k7665k', '.k655wk', '..OOOO.'],
    ['.kkkk..', 'kkkkkk.', 'k7777kk', 'kww77k.', 'kww76k.', 'k7665k.', 'k655wk.', '.OOOO..'],
    42,
  ],
  joy: [['..kkk..', '.kk.kk.', 'kk...kk'], ['..kkk..', '.kk.kk.', 'kk...kk'], 45],
  wow: [
    ['.kkkkk.', 'kk7w77k', 'k77w77k', 'kwwwwwk', 'k6www6k', 'k6w6w6k', 'k55555k', '.OOOOO.'],
    ['.kkkkk.', 'k77w7kk', 'k77w77k', 'kwwwwwk', 'k6www6k', 'k6w6w6k', 'k55555k', '.OOOOO.'],
    42,
  ],
  cross: [
    ['kk.....', '.kkkk..', '.kkkkkk', '.kww77k', '.kww76k', '.k6655k', '..OOOO.'],
    ['.....kk', '..kkkk.', 'kkkkkk.', 'kww77k.', 'kww76k.', 'k6655k.', '.OOOO..'],
    42,
  ],
  tears: [
    ['..kkkk.', '.kkkkkk', 'kk7777k', '.kww77k', '.kwww6k', '.kSwwSk', '.ksSSsk', '..BBBB.'],
    ['.kkkk..', 'kkkkkk.', 'k7777kk', 'kww77k.', 'kwww6k.', 'kSwwSk.', 'ksSSsk.', '.BBBB..'],
    42,
  ],
} as const;

const MOUTHS = {
  cat: ['k..k..k', '.kk.kk.'],
  laugh: ['.kkkkkkk.', 'k7777777k', '.k75557k.', '..kkkkk..'],
  o: ['.kk.', 'k77k', 'k55k', '.kk.'],
  pout: ['..kk..', '.k..k.', 'k....k'],
  wobble: ['.k..kk.k', 'k.kk..k.'],
} as const;

const SEEDS = '21,25 41,25 47,28 15,32 12,41 50,37 51,46 14,50 20,56 45,55';

export type Look = { eyes?: keyof typeof EYES; mouth?: keyof typeof MOUTHS };

export function drawHead({ eyes = 'open', mouth = 'cat' }: Look = {}) {
  const c = new Canvas(64, 64);
  c.part((l) => {
    l.limb('24.5,26 22,14 21,6', [4, 4.8, 2.8], 'w');
    l.shade('w', '2', 2, 0).shade('w', '1', 3, 1);
    l.inside(() => l.limb('24.5,25 22.5,15 21.5,9', [1.8, 2.2, 0.9], '3'));
  });
  c.part((l) => {
    // The right ear bends over at its tip
    l.limb('39.5,26 41.5,14 44.5,8 50.5,8 54,12', [4, 4.6, 4.2, 3.6, 2], 'w');
    l.shade('w', '2', 1, 2);
    l.inside(() => l.limb('40,25 41.5,15 43,11', [1.8, 2.2, 1.2], '3'));
  });
  c.part((l) => {
    // Hood: wide above, narrow below, like a strawberry
    l.blob('32,19.5 43,21 51,27 54.2,36 53,47 45,57 32,61.6 19,57 11,47 9.8,36 13,27 21,21', '5');
    l.shade('5', '6', 2, 2).shade('5', '6', 3, 1);
    l.inside(() => l.ellipse(20, 27.5, 5.4, 2.6, '4').ellipse(14, 34.5, 1.4, 2.6, '4'));
    l.inside(() => each(SEEDS, (x, y) => l.rect(x, y, 1, 2, 'y')));
  });
  c.part((l) => {
    // Leaf collar
    l.polygon(
      '31,12 33,12 33.5,18 38,20 45,18 43,24 37.5,25 36,28.5 32,25.5 28,28.5 26.5,25 21,24 19,18 26,20 30.5,18',
      'M',
    );
    l.tint('M', 'G', (x, y) => y > 23.5 || (x > 36 && y > 21.4));
    l.tint('M', 'm', (x, y) => (x < 32 && y < 19) || (x < 27 && y < 21.4));
  });
  c.part((l) => l.ellipse(32, 44, 17, 13.6, '7'), '6'); // the dark inside of the hood
  c.part((l) => {
    l.ellipse(32, 45, 15, 12, 'w');
    l.tint('w', '1', (_x, y) => y > 53);
  });
  c.part((l) => {
    // Fringe
    l.blob(
      '17,47 16,41 19,35 25,31.5 32,30.4 39,31.5 45,35 48,41 47,47 45,43 42,38.5 37,37 33,39.5 27,41 22,40 19,43',
      'l',
    );
    l.polygon('35,36 44,36 41.5,41.5 38.5,40', 'l');
    l.shade('l', 'L', 0, 1).shade('l', 'L', 1, 1);
    l.inside(() =>
      l.thin('21,36 25,34 30,33', 'w').thin('37,34 41,36', 'w').thin('35,36 36,38', 'L').thin('24,38 26,37', 'L'),
    );
  }, 'v');
  const [left, right, row] = EYES[eyes];
  c.stamp(left, 20, row).stamp(right, 37, row);
  c.rect(19, 51, 3, 2, '3').rect(42, 51, 3, 2, '3');
  const m = MOUTHS[mouth];
  c.stamp(m, 32 - (m[0].length >> 1), 51);
  return c;
}
