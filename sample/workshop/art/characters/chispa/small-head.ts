import { Canvas } from '../../kit/canvas.ts';
import { each } from '../../kit/points.ts';

const SMALL_EYES = {
  kind: ['kkkkkk', 'wwQQkw', 'wQwQQw', '.wQQw.'],
  shut: ['......', 'k....k', '.kkkk.'],
  glad: ['......', '.kkkk.', 'k....k'],
  fierce: ['kk....', 'kkkkk.', 'wwQQkk', '.wQQw.'],
} as const;

export function drawSmallSkull(c: Canvas, drawMask?: (l: Canvas) => void) {
  c.part((l) => {
    each('15,11,4 20,8,4.6 25,11,4 13,15,3 27,15,3', (x, y, r) => l.disc(x, y, r, 'q'));
    l.shade('q', 'Q', 1, 1).inside(() =>
      l.thin('18,8 20,6 22,8', 'b').thin('14,11 15,9', 'b').thin('25,10 26,11', 'b'),
    );
  }, 'Q');
  for (const flip of [false, true]) {
    const e = new Canvas(40, 40);
    e.part(
      (l) => l.blob('9,24 4.4,22 1.6,21 2.4,25 5,29 9,30', 'T').inside(() => l.blob('8,25 4,24 6,27 8,28', 't')),
      'q',
    );
    c.put(e, 0, 0, { flip });
  }
  return c.part((l) => {
    l.blob('20,13 26,14.4 31,19 32.2,25.6 30.4,32 25.6,37 20,38.4 14.4,37 9.6,32 7.8,25.6 9,19 14,14.4', 'S');
    l.shade('S', 'B', 2, 1).shade('S', 's', -1, -1);
    l.inside(() => drawMask?.(l));
  }, 'd');
}

const MOUTHS = {
  smile: ['k....k', '.kkkk.'],
  shout: ['kkkkkk', 'k7777k', '.k55k.'],
  laugh: ['kkkkkk', 'kwwwwk', '.k55k.'],
  line: ['.kkkk.'],
} as const;

type SmallLook = { eyes?: keyof typeof SMALL_EYES; mouth?: keyof typeof MOUTHS };

export function drawSmallHead({ eyes = 'kind', mouth = 'smile' }: SmallLook = {}) {
  const c = new Canvas(40, 40);
  drawSmallSkull(c, (l) => {
    for (const flip of [false, true]) {
      const e = new Canvas(40, 40);
      e.blob('19.6,28 17,31 12,31 8,28 6,22 9.6,22 9,18.6 13,21 16,21 19.6,24', 'w').shade('w', 's', 0, 1);
      l.put(e, 0, 0, { flip });
    }
    l.ellipse(20, 34, 6, 3.6, 'w');
  });
  c.part(
    (l) =>
      l
        .polygon('20,13 21.6,17.4 25,19 21.6,20.6 20,25 18.4,20.6 15,19 18.4,17.4', 'Y')
        .set(19, 18, 'w')
        .set(20, 18, 'w')
        .set(19, 19, 'w')
        .set(20, 19, 'w'),
    'a',
  );
  for (const x of [14, 26]) c.part((l) => l.box(x - 3, 24, 6, 5, 'T'), 'd');
  c.stamp(SMALL_EYES[eyes], 11, 24).stamp(SMALL_EYES[eyes], 23, 24, {
    flip: eyes === 'fierce',
  });
  c.box(15, 32, 10, 5, 'T').rect(17, 36, 6, 1, 't');
  return c.stamp(MOUTHS[mouth], 17, mouth === 'shout' || mouth === 'laugh' ? 32 : 33);
}
