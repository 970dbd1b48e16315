import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';

const [fur, dark, light] = ['#4a2f55', '#33203f', '#6f4f80'];
const eye = ['..YYYY..', '.YykkYY.', 'YYkkkkYY', 'YYkwkkYA', 'YYkkkkYA', '.YYkkAA.', '..AAAA..'];

function drawHead(c: Canvas): void {
  c.part((l) => {
    l.blob(
      '5,25 8,17 8,7 9.6,4 12,4.6 18,10 25,9.2 32,10 38,4.6 40.4,4 42,7 42,17 45,25 42,31 34,35.6 25,36.6 16,35.6 8,31',
      fur,
    );
    l.shade(fur, dark, 2, 2).shade(fur, light, -1, -1);
    l.inside(() =>
      l
        .polygon('11,16 11,8 18,12.6', '3')
        .polygon('39,16 39,8 32,12.6', '3')
        .tint('3', '4', (x) => x > 36),
    );
    l.thin('23,12 23,15', light).thin('26,12 26,15', light).thin('20,13 20,15', light).thin('29,13 29,15', light);
  }, 'k');
  c.stamp(eye, 12, 18).stamp(eye, 30, 18);
  c.part((l) => l.stamp(['4444', '.55.'], 23, 26), null).stamp(['h..h..h', '.hh.hh.'], 21, 28);
  c.stamp(['33', '33'], 11, 27).stamp(['33', '33'], 37, 27);
  for (const [y, tip] of [
    [26, 25],
    [29, 29],
    [32, 33],
  ] as const) {
    c.line(0, tip, 7, y, 'j').line(49, tip, 42, y, 'j').line(8, y, 11, y, 'h').line(41, y, 38, y, 'h');
  }
}

export function drawCat(): Canvas {
  const c = new Canvas(50, 50);
  stripes(c, '#ffe0c9', '#ffebd9', { size: 5 });
  c.part(
    (l) => l.limb('36,47 45,46 47,40 43,36', [3, 3, 2.6, 2], fur).shade(fur, dark, 1, 1).shade(fur, light, -1, -1),
    'k',
  );
  c.part(
    (l) => l.blob('14,35 36,35 39,44 38,53 12,53 11,44', fur).shade(fur, dark, 2, 1).shade(fur, light, -1, 0),
    'k',
  );
  c.part((l) => l.ellipse(19.5, 49, 4.6, 3.4, fur).shade(fur, light, -1, -1), 'k').part(
    (l) => l.ellipse(30.5, 49, 4.6, 3.4, fur).shade(fur, light, -1, -1),
    'k',
  );
  drawHead(c);
  c.part((l) =>
    l.blob('14,35 25,37.6 36,35 37,38.4 25,41.4 13,38.4', '5').shade('5', '6', 0, 1).shade('5', '4', 0, -1),
  );
  return c.part((l) =>
    l.disc(25, 42, 3.4, 'Y').shade('Y', 'A', 1, 1).set(23, 40, 'w').rect(24, 43, 2, 1, 'q').set(24.5, 44, 'q'),
  );
}
