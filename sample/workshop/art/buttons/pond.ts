import { drawFrogHead } from '../friends/frog.ts';
import { checks } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawButton, writeOutlined } from './button.ts';

const ink = '#0d4a38';

export const drawPondButton = () =>
  drawButton(
    (c) => checks(c, 'm', '#e2f9ee', { size: 4 }),
    ['w', 'G', 'n'],
    (c) => {
      c.rect(2, 24, 84, 5, 'S').rect(2, 24, 84, 1, 's');
      each('8,27,7 52,27,9 74,26,6', (x, y, w) => c.rect(x, y, w, 1, 's'));
      c.part((l) => l.ellipse(15, 26, 12, 3, 'M').shade('M', 'G', 0, 1), 'n');
      c.put(drawFrogHead(), 3, 3);
      writeOutlined(c, 'PIXEL', 58, 4, ink, 'w');
      writeOutlined(c, 'POND', 58, 14, ink, 'w');
    },
  );
