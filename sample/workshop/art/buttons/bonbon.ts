import { HEAVY, SMALL, writeCentred } from '../kit/font.ts';
import { gingham } from '../kit/patterns.ts';
import { drawMascot } from '../mascot/mascot.ts';
import { drawButton } from './button.ts';

const heart = ['55.55', '5w555', '55555', '.555.', '..5..'];

export const drawBonbonButton = () =>
  drawButton(
    (c) => gingham(c, '1', '2', '3', { size: 4 }),
    ['w', '4'],
    (c) => {
      c.put(drawMascot().crop(5, 4, 32, 27), 2, 2);
      c.box(36, 5, 49, 13, 'o').box(37, 6, 47, 11, '5').rect(38, 6, 45, 1, '4').rect(38, 16, 45, 1, '6');
      writeCentred(c, 'BONBON', 60.5, 8, 'w', HEAVY);
      c.stamp(heart, 37, 21).stamp(heart, 79, 21);
      writeCentred(c, 'SAY HI!', 60.5, 21, '6', SMALL);
    },
  );
