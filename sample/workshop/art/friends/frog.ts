import { Canvas } from '../kit/canvas.ts';
import { checks } from '../kit/patterns.ts';
import { drawCheeks } from './face.ts';

/** 24 x 24, transparent. */
export function drawFrogHead(): Canvas {
  const c = new Canvas(24, 24);
  c.part((l) => {
    l.disc(6.5, 6.5, 4, 'M').disc(17.5, 6.5, 4, 'M').ellipse(12, 14.4, 10, 6.8, 'M');
    l.shade('M', 'G', 1, 2).shade('M', 'm', -1, -1);
    l.inside(() => l.ellipse(12, 20, 6.6, 2.6, '#d6f7b8'));
  });
  for (const x of [4, 15])
    c.box(x, 4, 5, 5, 'w')
      .rect(x + 1, 5, 3, 4, 'k')
      .rect(x + 1, 5, 1, 2, 'w');
  c.stamp(['k..........k', '.kk......kk.', '...kkkkkk...'], 6, 13).rect(11, 12, 1, 1, 'G').rect(13, 12, 1, 1, 'G');
  return drawCheeks(c, 3, 19, 12, '4');
}

export const drawFrog = () => checks(new Canvas(24, 24), '2', '1', { size: 4 }).put(drawFrogHead());
