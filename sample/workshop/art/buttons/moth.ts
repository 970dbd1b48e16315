import { SMALL, writeCentred } from '../kit/font.ts';
import { starfield } from '../kit/patterns.ts';
import { drawMoth } from '../props/moth.ts';
import { drawButton, writeOutlined } from './button.ts';

const night = '#14082e';

export const drawMothButton = () =>
  drawButton(
    (c) => {
      c.gradient(0, 0, 88, 31, [
        [0, 'N'],
        [1, 'v'],
      ]);
      starfield(c, { count: 12, seed: 14, keep: (x, y) => x > 32 && (y < 4 || y > 26) });
      const glow = (r: number, colour: string) =>
        c.dither(15 - r, 13 - r, r * 2, r * 2, colour, (u, v) => ((u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.25 ? 0.5 : 0));
      glow(15, '#6b4a7e');
      glow(11, '#c9975a');
    },
    ['V', night, 'k'],
    (c) => {
      c.part(
        (l) =>
          l
            .rect(14, 1, 2, 6, 'h')
            .polygon('11,7 19,7 23,14 7,14', 'Y')
            .tint('Y', 'A', (x) => x > 17)
            .rect(12, 15, 6, 2, 'w'),
        'k',
      );
      drawMoth(c, 24, 22);
      drawMoth(c, 8, 24, { wing: 'm', rim: 'M' });
      writeOutlined(c, 'MOTH', 60, 5, 'y', night);
      writeCentred(c, 'LAMP RADIO', 60, 19, 'L', SMALL);
    },
  );
