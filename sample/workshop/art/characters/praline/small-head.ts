import { Canvas } from '../../kit/canvas.ts';
import { FUR } from './head.ts';

const SMALL_EYES = {
  sleepy: ['..kkk.', 'kkkwAk', '.kkAYk', '..OOO.'],
  shut: ['......', 'k....k', '.kkkk.'],
  glad: ['......', '.kkkk.', 'k....k'],
  wide: ['.kkkk.', 'kwAAAk', 'kAkkAk', '.kYYk.'],
} as const;

export function drawSmallSkull(c: Canvas, drawMask?: (l: Canvas) => void) {
  c.part(
    (l) =>
      l
        .blob('8,19 7,9 9,2.4 12.6,3.6 17,9 19.6,15', FUR.base)
        .shade(FUR.base, FUR.dark, 1, 0)
        .inside(() => l.blob('10,18 9.4,10 10.6,7 13,10 16,14', 'C').ellipse(9, 3, 3, 3.4, FUR.dark)),
    FUR.line,
  );
  c.part(
    (l) =>
      l
        .blob('25,15 28,8.6 33,5 38.4,7 40.4,11 37,13.6 35.4,19.6', FUR.base)
        .shade(FUR.base, FUR.dark, 1, 1)
        .inside(() => l.blob('28,14 30,10 33,8 36,9 34,13 32.6,17', 'C').ellipse(40, 10, 3, 3.6, FUR.dark)),
    FUR.line,
  );
  return c.part((l) => {
    l.blob(
      '22,12 30,13.6 34.6,18.6 36,24 39.4,28 36.6,30 37,33 33,34 28,37 22,38 16,37 11,34 7,33 7.4,30 4.6,28 8,24 9.4,18.6 14,13.6',
      FUR.base,
    );
    l.shade(FUR.base, FUR.dark, 1, 1);
    l.inside(() => drawMask?.(l));
  }, FUR.line);
}

export const drawSmallCream = (c: Canvas) =>
  c.part(
    (l) =>
      l
        .blob(
          '15,17.4 14.4,13.6 17,11.4 20,11.6 20,8 23,4.6 25.4,6 24,8.4 26,10.4 29.4,12 30,15.4 28,18.4 25.6,16.4 23.6,20.4 21.4,17.4 18.6,20.4',
          'c',
        )
        .shade('c', 'C', 0, 1)
        .shade('C', 'T', 1, 1)
        .inside(() => l.thin('17,14 22,15 26,13', 'T')),
    FUR.line,
  );

type SmallLook = { eyes?: keyof typeof SMALL_EYES; mouth?: 'cat' | 'open' | 'dot' };

export function drawSmallHead({ eyes = 'sleepy', mouth = 'cat' }: SmallLook = {}) {
  const c = new Canvas(44, 40);
  drawSmallSkull(c, (l) => {
    l.blob(
      '3,29 8,28 12.4,30.4 17,30.6 20,28 22,23 24,28 27,30.6 31.6,30.4 36,28 41,29 37,36 28,44 16,44 7,36',
      'c',
    ).tint('c', 'C', (x, y) => y > 35.6 || x > 35);
    l.rect(15, 22, 2, 1, 'T').rect(27, 22, 2, 1, 'T').rect(11, 19, 2, 3, FUR.light);
  });
  drawSmallCream(c);
  c.stamp(SMALL_EYES[eyes], 12, 24).stamp(SMALL_EYES[eyes], 26, 24, { flip: true });
  c.rect(10, 31, 3, 2, '3').rect(31, 31, 3, 2, '3');
  c.stamp(['kkkk', '.kk.'], 20, 29);
  c.stamp(
    mouth === 'cat' ? ['Q.QQ.Q', '.Q..Q.'] : mouth === 'open' ? ['.kkkk.', '.k77k.', '.k44k.', '..kk..'] : ['.QQ.'],
    19,
    32,
  );
  return c;
}
