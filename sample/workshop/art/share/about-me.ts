import { drawSwapAbout2 } from '../hello/swap-about-2.ts';
import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { checks, gingham, spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawDizzy, drawHappy, drawReading, drawSinging, drawWink } from '../mascot/moods.ts';
import { drawWindow, writeTitle } from './window.ts';

/** An instant photo on the line, 48 x 60, its peg on top. */
function drawPhoto(c: Canvas, x: number, y: number, photo: Canvas, [a, b]: readonly [Colour, Colour]): void {
  c.rect(x + 3, y + 7, 48, 58, '#e79bbd');
  c.part((l) => l.box(x, y + 4, 48, 58, 'w').shade('w', 'g', 1, 1));
  checks(c, a, b, { size: 6, box: [x + 4, y + 8, 40, 40] });
  c.put(photo, x + 4, y + 8);
  c.frame(x + 3, y + 7, 42, 42, 'h');
  c.part((l) =>
    l
      .rect(x + 22, y, 4, 9, 'T')
      .rect(x + 25, y, 1, 9, 't')
      .rect(x + 22, y + 4, 4, 1, 'a'),
  );
}

/** Six faces of the owner: five photos on a line, and one in the window. */
export function drawAboutMeShare(): Canvas {
  const c = new Canvas(240, 126);
  gingham(c, '#ffeaf2', '#ffdcea', '#ffcfe1', { size: 9 });
  c.thin('0,54 60,61 120,63 180,61 240,54', 'O').thin('0,55 60,62 120,64 180,62 240,55', 'h');
  drawPhoto(c, -8, 52, drawSinging(), ['#e9deff', '#f4efff']);
  drawPhoto(c, 46, 57, drawHappy(), ['#cdf5e1', '#e2f9ee']);
  drawPhoto(c, 98, 60, drawReading(), ['#fff0b3', '#fff8dc']);
  drawPhoto(c, 150, 57, drawWink(), ['#d3ebff', '#e9f5ff']);
  drawPhoto(c, 202, 52, drawDizzy(), ['#ffdfc4', '#fff3e2']);
  drawWindow(c, { x: 30, y: 5, w: 180, h: 52 }, '#e79bbd');
  writeTitle(c, ['ABOUT ME'], 93, 29);
  c.put(drawSwapAbout2().crop(0, 2, 40, 33), 160, 21);
  each('14,14 20,34 226,14 221,36', (x, y) => spark(c, 'love', x, y, '4'));
  return c;
}
