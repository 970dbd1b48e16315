import { Canvas } from '../kit/canvas.ts';

function putNote(c: Canvas, [x, y, w, h]: readonly [number, number, number, number], colour: string): void {
  c.part((l) => l.rect(x, y, w, h, colour), 'O');
  for (let line = y + 3; line < y + h - 2; line += 4)
    c.rect(x + 3, line, line + 4 < y + h - 2 ? w - 6 : (w - 6) >> 1, 1, 'O');
}

const heart = ['.44.44.', '4w44444', '4444444', '.44444.', '..444..', '...4...'];
const star = ['...Y...', '..YyY..', 'YYYyYYY', '.YYYYY.', '..YYY..', '.YY.YY.'];

/** The guestbook lies open, with notes and a pen on a string. */
export function drawBook(): Canvas {
  const c = new Canvas(120, 80).fillAll('y');
  for (let y = 0; y < 80; y += 6) for (let x = (y % 12) / 2; x < 120; x += 6) c.rect(x, y, 2, 2, 'Y');
  c.part((l) => l.polygon('6,14 60,20 114,14 114,72 60,77 6,72', '6'));
  c.part((l) => l.polygon('10,9 60,15 60,73 10,67', 'w').shade('w', '2', 1, 0));
  c.part((l) => l.polygon('110,9 60,15 60,73 110,67', 'w').tint('w', '2', (x) => x < 63));
  putNote(c, [16, 19, 38, 18], '1');
  putNote(c, [16, 45, 17, 14], 'm');
  putNote(c, [38, 47, 17, 17], 'y');
  putNote(c, [67, 21, 38, 12], 'l');
  putNote(c, [67, 41, 24, 20], 's');
  c.part((l) => l.stamp(heart, 46, 15), 'w').part((l) => l.stamp(star, 28, 54), 'w');
  c.part((l) => l.limb('114,8 98,52', [1.6, 1.6], '5').shade('5', '6', 1, 0).limb('98,52 96,57', [1.2, 0.4], 'o'));
  return c.thin('113,8 106,3 112,-2', 'O');
}
