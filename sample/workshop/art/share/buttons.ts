import { drawBonbonButton } from '../buttons/bonbon.ts';
import { drawMothButton } from '../buttons/moth.ts';
import { drawPondButton } from '../buttons/pond.ts';
import { drawSockButton } from '../buttons/sock.ts';
import { Canvas } from '../kit/canvas.ts';
import { checks } from '../kit/patterns.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

/** A wall of buttons, laid like bricks, and a mouse pointer about to click one. */
export function drawButtonsShare(): Canvas {
  const c = new Canvas(240, 126);
  checks(c, 'L', '#ad8df0', { size: 3 });
  const buttons = [drawBonbonButton(), drawPondButton(), drawMothButton(), drawSockButton()];
  for (let row = 0; row < 4; row++) {
    for (let column = -1; column < 3; column++) {
      const button = buttons[(column + row * 2 + 5) % 4];
      const [x, y] = [column * 93 + (row % 2) * 46 - 14, row * 35 - 7];
      c.rect(x + 2, y + 2, 88, 31, '#7450cf');
      if (button) c.put(button, x, y);
    }
  }
  drawWindow(c, { x: 53, y: 32, w: 134, h: 62 }, '#472a8c');
  writeTitle(c, ['BUTTONS'], 120, 56);
  writeCaption(c, '88 x 31 AND PROUD OF IT', 120, 78);
  const pointer = [
    'ww',
    'www',
    'wwww',
    'wwwww',
    'wwwwww',
    'wwwwwww',
    'wwwwwwww',
    'wwwww',
    'ww.www',
    'w..www',
    '....www',
    '....www',
  ];
  return c.part((l) => l.stamp(pointer, 196, 84).shade('w', '2', 1, 0), 'o');
}
