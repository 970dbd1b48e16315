import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { dots } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

const edge = 32;

/** Somebody in a scarf, walking to the right. */
function drawWalker(): Canvas {
  const c = new Canvas(56, 56);
  const coat: Colour = '4';
  c.part((l) => l.limb('26,39 22,45 17,48', [2.6, 2.4, 2], 'V').box(13, 47, 7, 4, '6'));
  c.part((l) => l.limb('22,28 16,31 14,36', [2.4, 2.1, 1.8], '5').disc(14, 37, 2, 'w'));
  c.part((l) => l.limb('31,39 37,43 38,48', [2.7, 2.4, 2], 'L').box(35, 47, 9, 4, '5').rect(36, 47, 7, 1, '4'));
  c.part((l) => l.blob('24,25 34,25 37,33 37,40 22,40 22,33', coat).shade(coat, '5', 2, 1).shade(coat, '3', -1, -1));
  c.rect(30, 30, 1, 2, 'Y').rect(30, 35, 1, 2, 'Y');
  c.part((l) => l.limb('33,28 40,29 45,24', [2.6, 2.3, 2], coat).shade(coat, '5', 0, 1).disc(46, 23, 2.4, 'w'));
  for (const path of ['27,12 23,5 22,1', '34,11 36,5 39,1']) {
    c.part((l) => l.limb(path, [2.4, 2.6, 1.8], 'w').shade('w', '2', 1, 0));
  }
  c.part((l) => l.ellipse(31, 16, 8.6, 7.8, 'w').shade('w', '2', 2, 1));
  c.rect(30, 15, 2, 3, 'k').set(30, 15, 'w').rect(37, 15, 2, 3, 'k').set(37, 15, 'w').stamp(['k.k', '.k.'], 33, 19);
  c.rect(27, 19, 2, 1, '4').rect(38, 19, 1, 1, '4');
  return c.part((l) =>
    l
      .limb('24,24 31,26 37,23', [2, 2.2, 1.8], 'M')
      .limb('24,25 20,29 16,27', [1.6, 1.6, 1.2], 'M')
      .shade('M', 'G', 0, 1),
  );
}

/** Left of the page's edge: outlines become pencil lines, white stays white, other colours become hatching. */
function sketch(walker: Canvas): Canvas {
  const pencil = new Canvas(56, 56);
  for (let y = 0; y < 56; y++) {
    for (let x = 0; x < 56; x++) {
      const colour = walker.get(x, y);
      if (colour === null) continue;
      const isLine = colour === '#4b0f31' || colour === '#2e0a26';
      const isLight = colour === '#ffffff';
      const isHatched = !isLight && (x + y) % 3 === 0;
      pencil.set(x, y, isLine ? 'j' : isHatched ? 'h' : 'w');
    }
  }
  return pencil.erase((x) => x > edge);
}

export function drawSketchbook(): Canvas {
  const c = new Canvas(56, 56);
  dots(c, 'Y', '#ffdf8a', { step: 8, size: 3 });
  c.rect(0, 46, 56, 10, '#c98a5c').rect(0, 46, 56, 1, '#a8643f').rect(0, 51, 56, 1, '#b97a4e');
  c.part((l) =>
    l
      .box(1, 3, edge, 49, 'w')
      .rect(edge - 1, 5, 1, 46, 'h')
      .rect(2, 50, edge - 2, 1, 'h'),
  );
  for (let y = 9; y < 50; y += 5) c.rect(6, y, edge - 8, 1, '#e3edff');
  c.rect(6, 5, 1, 45, '#ffd0dd');
  each('2,7 2,13 2,19 2,25 2,31 2,37 2,43', (x, y) => c.rect(x - 2, y, 4, 1, 'j').set(x + 1, y + 1, 'h'));
  const walker = drawWalker();
  c.put(sketch(walker)).put(walker.clone().erase((x) => x < edge));
  c.thin('9,14 13,12 17,14 13,16', 'h').thin('9,22 14,21', 'h').thin('12,43 10,46', 'h');
  return c.part((l) =>
    l
      .limb('46,53 55,36', [1.9, 1.9], 'S')
      .tint('S', 'B', (x, y) => x * 1.9 + y > 139.4)
      .polygon('43.6,51.6 48.4,53.6 43,56.6', 'C')
      .rect(43, 55, 2, 2, 'k'),
  );
}
