import { drawFrogHead } from '../friends/frog.ts';
import { Canvas } from '../kit/canvas.ts';
import { dots, gingham, spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawMoth } from '../props/moth.ts';
import { drawWindow, writeTitle } from './window.ts';

/** Lines of handwriting, seen from far away. */
function drawLines(c: Canvas, x: number, y: number, widths: readonly number[], ink: string): void {
  widths.forEach((width, row) => {
    for (let i = 0; i < width; i++)
      if ((i * 7 + row * 3) % 11 !== 0) c.set(x + i, y + row * 4 + ((i + row) % 3 === 0 ? 1 : 0), ink);
  });
}

function drawBook(c: Canvas): void {
  c.fill(14, 104, 226, 126, '#c9689a', (x, y) => ((x - 122) / 104) ** 2 + ((y - 116) / 8) ** 2 < 1);
  c.part((l) => l.polygon('18,74 222,74 232,119 8,119', '5').shade('5', '6', 0, 2).rect(116, 74, 9, 46, '6'));
  c.part((l) =>
    l
      .polygon('22,70 64,66 104,68 120,74 120,115 104,109 62,108 13,114', 'w')
      .shade('w', 'g', 0, 2)
      .shade('w', 'h', 1, 0),
  );
  c.part((l) =>
    l
      .polygon('120,74 136,68 176,66 218,70 227,114 178,108 136,109 120,115', 'w')
      .shade('w', 'g', 0, 2)
      .shade('w', 'g', -1, 0),
  );
  c.inside(() => c.thin('119,76 119,114', 'h').thin('117,77 117,113', 'g').thin('123,77 123,113', 'g'));
  drawLines(c, 30, 76, [48, 54, 36], 'V');
  drawLines(c, 27, 93, [40, 52], 'G');
  drawLines(c, 132, 76, [40, 28], '6');
  c.put(drawFrogHead().crop(0, 1, 24, 22), 90, 80);
  each('84,74 101,78 22,103', (x, y) => spark(c, 'heart', x, y, '4'));
  c.stamp(['.44.44.', '4344444', '4444445', '.44445.', '..445..', '...5...'], 183, 76);
  c.stamp(['..YY..', '..YY..', 'YYyYYA', '.YYYA.', '.YAAY.', 'YA..AY'], 196, 78);
  c.thin('132,96 140,90 147,98 154,91 160,97 168,93', 'd').thin('132,101 142,100', 'd');
}

function drawPenOnString(c: Canvas): void {
  c.thin('172,72 190,46 224,30 233,52 214,76 206,70', '6').thin('173,72 191,47 224,31', '3');
  c.part((l) =>
    l
      .limb('171,96 203,68', [1.7, 2.6], 'S')
      .tint('S', 'B', (x, y) => x + y > 273)
      .tint('S', 's', (x, y) => x + y < 268),
  );
  c.part((l) => l.limb('201,70 206,65.6', [2.8, 2.4], 'Y').shade('Y', 'A', 1, 1)).part((l) =>
    l.polygon('167,99 169,94 173,97', 'C'),
  );
  c.set(167, 98, 'k').set(166, 99, 'k');
}

/** An open book with a pen on a string. */
export function drawGuestbookShare(): Canvas {
  const c = new Canvas(240, 126);
  dots(c, '#e9deff', '#f6f1ff', { step: 12, size: 3 });
  gingham(c, '#ffeaf2', '#ffc2da', '#ff9fc6', { size: 6, box: [0, 84, 240, 42] });
  c.rect(0, 83, 240, 1, '#d97aa6').rect(0, 84, 240, 2, 'w');
  drawBook(c);
  drawWindow(c, { x: 42, y: 8, w: 144, h: 51 }, '#b99bf5');
  writeTitle(c, ['GUESTBOOK'], 114, 32);
  drawPenOnString(c);
  drawMoth(c, 18, 44);
  return drawMoth(c, 216, 14, { wing: 'm', rim: 'M' });
}
