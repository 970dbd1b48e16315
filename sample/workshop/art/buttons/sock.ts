import { HEAVY, SMALL, writeCentred } from '../kit/font.ts';
import { stripes } from '../kit/patterns.ts';
import { drawSock } from '../surprise/sock.ts';
import { drawButton } from './button.ts';

export const drawSockButton = () =>
  drawButton(
    (c) => stripes(c, 'm', '#e6fbf1', { size: 4 }),
    ['w', 'M'],
    (c) => {
      c.put(drawSock(), 3, 3);
      writeCentred(c, 'I FOUND', 56.5, 6, 'n', SMALL);
      c.box(27, 13, 59, 13, 'o').box(28, 14, 57, 11, '5').rect(29, 14, 55, 1, '4').rect(29, 24, 55, 1, '6');
      writeCentred(c, 'THE SOCK', 56.5, 16, 'w', HEAVY);
    },
  );
