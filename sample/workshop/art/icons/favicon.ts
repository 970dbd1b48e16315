import { Canvas } from '../kit/canvas.ts';
import { each } from '../kit/points.ts';

/** Only the mascot's face, drawn for 32 x 32: at smaller sizes only ears and eyes are recognizable. */
export function drawFavicon(): Canvas {
  const c = new Canvas(32, 32);
  c.part((l) => {
    for (const x of [9.6, 22.4]) l.ellipse(x, 8, 2.9, 6.8, 'w');
    l.shade('w', '2', 1, 0);
    for (const x of [9.6, 22.4]) l.ellipse(x, 9, 1.2, 5, '3');
  });
  c.part((l) => {
    l.ellipse(16, 19.6, 14.6, 11, '5').shade('5', '6', 2, 1);
    l.inside(() => {
      l.ellipse(10, 13, 4, 2, '4');
      each('5,16 4,21 27,16 28,21 7,27 24,27', (x, y) => l.rect(x, y, 1, 2, 'y'));
    });
  });
  c.part((l) =>
    l
      .polygon('16,4 18,8.6 22.4,7 20.4,11 16,12.4 11.6,11 9.6,7 14,8.6', 'M')
      .rect(15, 3, 2, 4, 'M')
      .tint('M', 'G', (x, y) => y > 10 || (x > 18 && y > 8.6))
      .tint('M', 'm', (x, y) => x < 16 && y < 7),
  );
  c.part((l) => l.ellipse(16, 22.6, 10.4, 7, 'w').tint('w', '1', (_x, y) => y > 27));
  for (const x of [9, 19]) c.stamp(['.kk.', 'kwwk', 'kwkk', 'kkkk', '.66.'], x, 19);
  return c.rect(6, 24, 3, 2, '3').rect(23, 24, 3, 2, '3').stamp(['k.kk.k', '.k..k.'], 13, 25);
}
