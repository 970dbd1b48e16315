import { Canvas } from '../../kit/canvas.ts';

export const FUR = { line: 'Q', base: 'b', dark: 'q', light: 'r' } as const;

const EYES = {
  sleepy: [
    ['....kkk.', '..kkkkkk', 'kkkwwkAk', '.kkwwAAk', '.kkkkAYk', '..kkAYk.', '...OOO..'],
    ['.kkk....', 'kkkkkk..', 'kwwkAkkk', 'kwwAAkk.', 'kkkAYkk.', '.kAYkk..', '..OOO...'],
    38,
  ],
  wide: [
    ['..kkkk..', '.kwwAAk.', 'kwwwAAAk', 'kwwkkAAk', 'kAAkkAYk', 'kAAAAYYk', '.kAYYYk.', '..kkkk..'],
    ['..kkkk..', '.kwwAAk.', 'kwwwAAAk', 'kwwkkAAk', 'kAAkkAYk', 'kAAAAYYk', '.kAYYYk.', '..kkkk..'],
    37,
  ],
  shut: [['k......k', 'kk....kk', '.kkkkkk.', 'k..k..k.'], ['k......k', 'kk....kk', '.kkkkkk.', '.k..k..k'], 41],
  glad: [['..kkkk..', '.kk..kk.', 'kk....kk'], ['..kkkk..', '.kk..kk.', 'kk....kk'], 40],
  peek: [
    ['k......k', 'kk....kk', '.kkkkkk.', 'k..k..k.'],
    ['.kkk....', 'kkkkkk..', 'kwwkAkkk', 'kwwAAkk.', 'kkkAYkk.', '.kAYkk..', '..OOO...'],
    38,
  ],
} as const;

const MOUTHS = {
  cat: ['Q..Q..Q', '.QQ.QQ.'],
  yawn: ['..kkk..', '.k777k.', 'k77777k', 'k77777k', 'k74447k', '.k444k.', '..kkk..'],
  dot: ['kk', 'kk'],
  grin: ['Q.....Q', '.QQQQQ.', '..k5k..', '...k...'],
} as const;

export type Look = { eyes?: keyof typeof EYES; mouth?: keyof typeof MOUTHS };

export function drawHead({ eyes = 'sleepy', mouth = 'cat' }: Look = {}) {
  const c = new Canvas(64, 64);
  // Ears: tall, the right one too tired to stand
  c.part((l) => {
    l.blob('12,30 10,16 13,5 18,7 25,16 28,26', FUR.base).shade(FUR.base, FUR.dark, 2, 0);
    l.inside(() => l.blob('15,28 13.6,18 15,11 19,15 23,24', 'C').ellipse(13, 6, 4, 4.5, FUR.dark));
  }, FUR.line);
  c.part((l) => {
    l.blob('37,26 41,15 49,9 57,12 60,18 54,22 52,31', FUR.base).shade(FUR.base, FUR.dark, 1, 2);
    l.inside(() => l.blob('41,25 44,18 49,14 53,15 51,20 48,27', 'C').ellipse(60, 16, 4, 5, FUR.dark));
  }, FUR.line);
  // Head with cheek tufts
  c.part((l) => {
    l.blob(
      '32,20 43,22 50,30 52,38 57,44 53,47 54,52 48,53 41,58 32,60 23,58 16,53 10,52 11,47 7,44 12,38 14,30 21,22',
      FUR.base,
    );
    l.shade(FUR.base, FUR.dark, 2, 1);
    l.inside(() => {
      l.blob('6,45 12,43.6 18,47 25,47.4 29,44 32,38 35,44 39,47.4 46,47 52,43.6 58,45 54,54 40,64 24,64 10,54', 'c');
      l.tint('c', 'C', (x, y) => y > 56.6 || (x > 50 && y > 45));
      l.blob('16,33 17,28 22,24 24,27 20,30 18,34', FUR.light)
        .ellipse(22, 34.5, 2, 1.4, 'T')
        .ellipse(43, 34.5, 2, 1.4, 'T');
    });
  }, FUR.line);
  // Bedhead, like a dollop of whipped cream
  c.part((l) => {
    l.blob(
      '22,27 21,22 25,18.6 29,19 29,14 33,9.6 36,11 34.6,14 38,17 42.6,19.4 43.4,24.4 41,28.6 38,25.6 35,31 31.4,26.6 27.4,31',
      'c',
    );
    l.shade('c', 'C', 0, 2)
      .shade('C', 'T', 1, 1)
      .tint('c', 'C', (x, y) => x > 38 && y > 20);
    l.inside(() => l.thin('26,22 31,23 36,20', 'T').thin('30,17 33,16', 'T').thin('37,24 41,23', 'T'));
  }, FUR.line);
  const [a, b, row] = EYES[eyes];
  c.stamp(a, 18, eyes === 'peek' ? row + 3 : row).stamp(b, 39, row);
  c.rect(16, 49, 4, 2, '3').rect(44, 49, 4, 2, '3');
  c.stamp(['.kkk.', 'kkkkk', '.kkk.'], 30, 46).set(31, 46, 'H');
  const m = MOUTHS[mouth];
  c.stamp(m, 32 - (m[0].length >> 1), 50);
  return c;
}
