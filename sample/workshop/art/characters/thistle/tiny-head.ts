import { Canvas } from '../../kit/canvas.ts';

/** The captain's head for pictures in which somebody else is larger, 38 x 42. He laughs. */
export function drawTinyHead(): Canvas {
  const c = new Canvas(38, 42);
  for (const flip of [false, true]) {
    const ear = new Canvas(38, 42).part((l) => l.blob('10,24 5,22 3,23 6,27 11,28', 'C').shade('C', 'T', 1, 1), 'a');
    c.put(ear, 0, 0, { flip });
  }
  c.part((l) => l.ellipse(19, 26, 9, 7, 'C').tint('C', 'T', (x, y) => y < 24 || x > 26), 'a');
  c.part((l) => {
    l.blob('9.6,27 13,30 19,31 25,30 28.4,27 29,34 26,38 22,38.6 19,41 16,38.6 12,38 9,34', 'w');
    l.shade('w', 'l', 1, 1).inside(() => l.thin('14,34 15,37', 'l').thin('24,34 23,37', 'l'));
  }, 'v');
  c.stamp(['kk', 'wk', 'kk'], 14, 24).stamp(['kk', 'wk', 'kk'], 22, 24);
  c.stamp(['ww..', '.www'], 12, 22).stamp(['..ww', 'www.'], 22, 22).rect(11, 27, 2, 1, '3').rect(25, 27, 2, 1, '3');
  c.part(
    (l) =>
      l
        .blob('19,30 15,29.4 11,30 9,31 11.6,34 15.6,33.6 19,32 22.4,33.6 26.4,34 29,31 27,30 23,29.4', 'w')
        .shade('w', 'l', 0, 1),
    'v',
  );
  c.part((l) => l.stamp(['7777', '.44.'], 17, 34), 'k');
  c.part((l) => l.ellipse(19, 28, 2.8, 2.4, '#ffb7a8').shade('#ffb7a8', '#f08c86', 1, 1).set(18, 27, 'w'), '#a8434f');
  c.part((l) => l.blob('26,19 29,12 33,9 34,12 31,17 28,20', '4').shade('4', '5', 1, 1));
  c.part((l) => {
    l.blob('11,20 13,13 16,7 21,3 27,2.4 31,5 29,7 25,6.4 24,10 25,15 27,20', 'G');
    l.shade('G', 'n', 2, 1).shade('G', 'M', -1, 0);
  });
  c.part((l) => l.rect(11, 17, 16, 3, 'b').rect(11, 19, 16, 1, 'q'));
  c.part((l) =>
    l
      .blob('4,20 11,20.6 19,21 27,20.6 34,20 35,22 28,24 19,24.6 10,24 3,22', 'G')
      .shade('G', 'n', 0, 1)
      .shade('G', 'M', 0, -1),
  );
  return c.part((l) => l.polygon('19,14 22,15.6 22,18.6 19,21 16,18.6 16,15.6', 'Y').tint('Y', 'A', (x) => x > 19.4));
}
