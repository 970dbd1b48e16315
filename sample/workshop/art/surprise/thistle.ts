import { Canvas } from '../kit/canvas.ts';

const skin = '#f5b98f';

function drawCoat(c: Canvas): void {
  c.part((l) => l.box(18, 80, 11, 9, 'b').shade('b', 'q', 1, 1).box(33, 80, 11, 9, 'b').shade('b', 'q', 1, 1), 'Q');
  c.part(
    (l) => l.blob('22,52 40,52 48,62 50,80 42,84 20,84 13,80 14,62', 'G').shade('G', 'n', 2, 2).shade('G', 'M', -1, -1),
    'k',
  );
  c.part(
    (l) => l.rect(13, 71, 37, 5, 'b').rect(13, 75, 37, 1, 'q').box(24, 70, 9, 7, 'Y').rect(26, 72, 5, 3, 'b'),
    'Q',
  );
}

function drawFace(c: Canvas): void {
  c.part((l) => l.ellipse(50, 45, 4, 3, skin).ellipse(32, 46, 16, 9, skin).shade(skin, 't', 1, 1), 'q');
  c.part((l) => {
    l.blob('16,47 24,50 32,49 42,50 48,46 48,58 42,67 33,73 25,68 18,60', 'w')
      .shade('w', 'h', 2, 2)
      .shade('w', 'g', 3, 2);
    l.inside(() => l.thin('27,58 28,64 30,69', 'h').thin('36,57 36,64 33,69', 'h').thin('21,56 23,61', 'h'));
  });
  c.part((l) => l.blob('18,50 25,48 30,51 37,48 45,50 38,55 31,53 24,55', 'w').shade('w', 'g', 0, 1));
  c.part((l) => l.ellipse(28, 48, 3.8, 3.2, '#ee8f7a').shade('#ee8f7a', '#c9604f', 1, 1).set(27, 47, 'w'), 'q');
  c.stamp(['wwww', 'www.'], 34, 41).stamp(['k', 'k'], 36, 43);
}

function drawHat(c: Canvas): void {
  c.part((l) => {
    l.blob('16,39 21,24 28,12 40,4 50,8 55,14 51,18 47,13 42,17 45,28 48,39', 'G');
    l.shade('G', 'n', 2, 1)
      .shade('G', 'M', -1, -1)
      .inside(() => l.rect(10, 33, 46, 4, 'n').rect(10, 33, 46, 1, 'G'));
  }, 'k');
  c.part((l) => l.ellipse(32, 39, 24, 4, 'G').shade('G', 'n', 0, 1).shade('G', 'M', 0, -1), 'k');
  c.part(
    (l) =>
      l
        .blob('43,33 47,24 53,18 55,24 51,31 46,36', '4')
        .shade('4', '5', 1, 1)
        .inside(() => l.thin('45,34 53,21', '2')),
    '7',
  );
  c.part((l) => l.stamp(['.YYY.', 'YYyYY', 'YyyyA', 'YYyYA', '.YAA.', '..A..'], 27, 31), 'a');
}

/** It points to the left: away from everything. */
function drawSpyglass(c: Canvas): void {
  c.part(
    (l) =>
      l
        .polygon('2,40 9,41 9,48 2,49', 'Y')
        .rect(9, 42, 8, 5, 'A')
        .rect(16, 43, 8, 4, 'Y')
        .shade('Y', 'a', 0, 1)
        .rect(2, 41, 1, 7, 's'),
    'q',
  );
  c.part((l) => l.limb('18,62 9,60 13,51', [4, 3.6, 3], 'G').shade('G', 'n', 1, 1), 'k');
  c.part((l) => l.ellipse(14, 48.6, 3.4, 3, skin).shade(skin, 't', 0, 1), 'q');
}

/** Captain Thistle, 60 x 92, seen from the front, looking into the distance. */
export function drawSmallThistle(): Canvas {
  const c = new Canvas(60, 92);
  drawCoat(c);
  drawFace(c);
  drawHat(c);
  drawSpyglass(c);
  return c;
}
