import { Canvas } from '../kit/canvas.ts';
import { checks, starfield } from '../kit/patterns.ts';
import { points } from '../kit/points.ts';

export function drawDialUp(): Canvas {
  const c = new Canvas(56, 56);
  c.gradient(0, 0, 56, 56, [
    [0, '#472a8c'],
    [0.6, '#7450cf'],
    [1, '#b99bf5'],
  ]);
  starfield(c, { count: 9, seed: 6, colours: ['w', 'Y'], keep: (_x, y) => y < 22 });
  // A quilt of a desk
  checks(c, '#ff9fc6', '#ffb7d3', { size: 4, box: [0, 44, 56, 12] });
  c.rect(0, 44, 56, 1, '#b9205f');
  c.part((l) => l.limb('42,48 48,50 46,44 52,46 51,40', [0.8, 0.8], 'c'), 'o');
  // The old machine, fast asleep
  c.part((l) =>
    l
      .box(9, 43, 34, 7, '#f0e2d0')
      .shade('#f0e2d0', '#cdb8a6', 1, 1)
      .rect(12, 46, 14, 1, '#cdb8a6')
      .rect(35, 45, 5, 2, 'M'),
  );
  c.part((l) => l.box(8, 14, 36, 28, '#fff3e2').shade('#fff3e2', '#e3cfba', 2, 2).rect(20, 41, 12, 3, '#cdb8a6'));
  c.box(12, 18, 28, 19, 'o').rect(13, 19, 26, 17, '#24408f').rect(14, 20, 24, 1, '#3f5fb0');
  c.stamp(['s....s', '.ssss.'], 17, 26)
    .stamp(['s....s', '.ssss.'], 29, 26)
    .rect(25, 31, 2, 1, 's')
    .rect(15, 30, 3, 2, '4')
    .rect(34, 30, 3, 2, '4');
  c.rect(36, 39, 3, 1, 'M');
  // Nightcap
  c.part((l) =>
    l
      .blob('9,16 14,8 24,3 36,3 46,8 50,16 48,20 45,18 43,13 36,13 22,15', '4')
      .shade('4', '5', 1, 2)
      .inside(() => {
        for (const [x, y] of points('18,9 27,6 36,8 43,10 30,11')) l.stamp(['.y.', 'yyy', '.y.'], x, y);
      }),
  );
  c.part((l) => l.limb('7,16 22,16 38,14', [2.4, 2.4], 'w').shade('w', 'l', 0, 1)).part((l) =>
    l.disc(48, 22, 3, 'w').shade('w', 'l', 1, 1),
  );
  c.part((l) => l.box(43, 40, 12, 9, '5').shade('5', '6', 1, 1).rect(44, 41, 9, 1, '4'));
  c.part((l) =>
    l
      .blob('42,36 44,34 54,34 56,36 56,39 53,39 52,37 46,37 45,39 42,39', '5')
      .shade('5', '6', 0, 1)
      .shade('5', '4', 0, -1),
  );
  c.part(
    (l) =>
      l.disc(49, 44.6, 3, 'w').set(48, 43, 'h').set(50, 43, 'h').set(48, 45, 'h').set(50, 45, 'h').set(49, 44, '5'),
    '7',
  );
  c.stamp(['yyyy', '..y.', '.y..', 'yyyy'], 3, 8).stamp(['www', '.w.', 'www'], 9, 4);
  return c;
}
