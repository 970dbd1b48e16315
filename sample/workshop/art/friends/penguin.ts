import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawPenguin(): Canvas {
  const c = new Canvas(24, 24);
  stripes(c, 's', '#e6f4ff', { size: 3 });
  c.part((l) => {
    l.blob('12,3 17.4,4.6 20.4,10 20.6,17 17,21.6 7,21.6 3.4,17 3.6,10 6.6,4.6', '#4a5a9c');
    l.shade('#4a5a9c', '#33407a', 1, 1).shade('#4a5a9c', '#6d7fc4', -1, -1);
    l.inside(() =>
      l
        .disc(8.6, 12, 4, 'w')
        .disc(15.4, 12, 4, 'w')
        .ellipse(12, 16.4, 6.4, 5, 'w')
        .tint('w', 's', (_x, y) => y > 19),
    );
  });
  drawEyes(c, 7, 15, 11);
  c.part((l) => l.stamp(['.YY.', 'YYYY', '.AA.'], 10, 13), null);
  drawCheeks(c, 5, 17, 15);
  c.stamp(['55..55', '.5555.', '55..55'], 9, 19);
  return c;
}
