import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { dots, spark } from '../kit/patterns.ts';

type Cap = readonly [top: Colour, side: Colour, light: Colour];
const milk: Cap = ['w', 'h', 'w'];

/** A keycap, 12 high: its flat top, lit along the upper edge, and its side below. `down` presses it. */
function drawKey(c: Canvas, x: number, y: number, w: number, [top, side, light]: Cap, down = 0): void {
  c.part((l) => {
    l.box(x, y + down, w, 11 - down, side);
    l.box(x + 1, y + down, w - 2, 8, top).rect(x + 2, y + down, w - 4, 1, light);
  }, 'k');
}

export function drawKeyboard(): Canvas {
  const c = new Canvas(50, 50);
  dots(c, 'l', '#f6f1ff', { step: 8, size: 2 });
  c.part((l) => l.limb('9,10 10,4 17,3 19,-2', [1.4, 1.4], '4').shade('4', '5', 1, 1));
  c.part((l) => l.box(1, 8, 48, 39, '2').shade('2', '4', 2, 2).shade('4', '5', 0, 1).shade('2', '1', -1, -1));
  c.box(3, 10, 43, 34, '7');
  drawKey(c, 4, 11, 13, ['4', '6', '3']);
  drawKey(c, 18, 11, 13, milk);
  drawKey(c, 32, 11, 13, ['M', 'G', 'm']);
  drawKey(c, 4, 22, 13, milk);
  drawKey(c, 18, 22, 13, ['Y', 'A', 'y'], 3);
  drawKey(c, 32, 22, 13, milk);
  drawKey(c, 4, 33, 9, ['S', 'B', 's']);
  drawKey(c, 14, 33, 31, ['3', '5', '2']);
  c.stamp(['ww.ww', 'wwwww', '.www.', '..w..'], 8, 13);
  c.stamp(['L.L', 'L.L', 'LLL', 'VLV', 'LLL'], 23, 13);
  c.stamp(['.n.', 'nnn', '.n.'], 37, 14);
  c.stamp(['.VV.', '.V.V', '.V..', 'VV..', 'VV..'], 8, 24);
  c.stamp(['..a..', 'aaaaa', '.aaa.', '.a.a.'], 22, 27);
  c.stamp(['..VV', '.VV.', '.VV.', '..VV'], 36, 24);
  c.stamp(['d', 'd', 'd'], 8, 35);
  c.stamp(['6..6...6..6', '.66.....66.', '....6.6....', '.....6.....'], 24, 35);
  spark(c, 'plus', 17, 20, 'Y');
  spark(c, 'plus', 32, 21, 'Y');
  return c.set(25, 20, 'Y').set(25, 19, 'Y');
}
