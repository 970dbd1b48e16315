import { Canvas } from '../kit/canvas.ts';

/** Bonbon's face for 32 x 32, with air around it: at 16 pixels only ears, fringe and eyes are recognizable. */
export function drawFavicon(): Canvas {
  const c = new Canvas(32, 32);
  c.part((l) =>
    l
      .limb('10.4,13 9,8.6 9,5', [2.4, 2.6, 1.8], 'w')
      .limb('21.6,13 22.6,8.4 24.6,5.4 26.8,6.2 27.2,9', [2.4, 2.5, 2.3, 1.9, 1.3], 'w')
      .shade('w', '2', 1, 1)
      .inside(() => l.rect(9, 6, 1, 7, '3').rect(22, 8, 1, 5, '3')),
  );
  c.part((l) => l.ellipse(16, 19.6, 11.6, 9.2, '5').shade('5', '6', 1, 1).shade('5', '4', -1, -1));
  c.part((l) => l.stamp(['M...M...M', '.MM.M.MM.', '.mMMMMGG.', '...MGG...'], 12, 9));
  c.part((l) => l.ellipse(16, 21.4, 8.8, 6.6, 'w').tint('w', '1', (_x, y) => y > 26));
  c.part(
    (l) =>
      l
        .polygon('7,23 8,18 11,15.4 16,14.6 21,15.4 24,18 25,23 22.6,19 19,18.4 15.4,19.8 10,19', 'l')
        .shade('l', 'L', 0, 1),
    'v',
  );
  for (const x of [10, 19])
    c.rect(x, 20, 3, 4, 'k')
      .set(x, 20, 'w')
      .set(x + 1, 20, 'w')
      .set(x, 21, 'w');
  return c.rect(8, 24, 2, 2, '3').rect(22, 24, 2, 2, '3').stamp(['k.kk.k', '.k..k.'], 13, 25);
}
