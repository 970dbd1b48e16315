import type { Canvas } from '../../kit/canvas.ts';
import type { Colour } from '../../kit/palette.ts';
import { each } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';

/** The market square of Sugar Lane on a summer evening: the sun low behind, the houses lit. */
export function drawSquare(c: Canvas) {
  drawBands(
    c,
    [
      [0, '#5a3aa8'],
      [12, '#7450cf'],
      [26, '#9a74e0'],
      [39, '#c58fe6'],
      [51, '#f09fd2'],
      [63, '#ffb3c0'],
      [75, '#ffcdb0'],
      [86, '#ffe3b8'],
    ],
    132,
  );
  c.disc(60, 64, 46, '#f3a5cb').disc(60, 64, 40, '#ffb9b8').disc(60, 64, 34, '#ffd3a8').disc(60, 64, 28, '#fff0b3');
  each('6,30 16,9 36,5 52,12 74,6 88,15 108,5 116,22 28,20', (x, y) => c.set(x, y, 'l'));
  drawFarTown(c);
  drawHouse(c, -8, 46, 30, ['#a8456f', '#8a2f5e', '#e88fb4']);
  drawHouse(c, 98, 52, 30, ['#8f4a9c', '#6f3585', '#c9a0ee']);
  drawLights(c);
}

function drawFarTown(c: Canvas) {
  each('18,16,70 31,11,78 43,9,84 66,9,83 77,12,74 88,13,80', (x, w, y) => {
    c.polygon(
      [
        [x - 2, y + 1],
        [x + w / 2, y - 9],
        [x + w + 2, y + 1],
      ],
      '#d077b4',
    );
    c.rect(x, y, w, 110 - y, '#c56bac')
      .rect(x + 2, y + 4, 2, 3, 'y')
      .rect(x + w - 4, y + 9, 2, 3, 'y');
  });
  c.rect(0, 100, 120, 32, '#a8568f').rect(0, 100, 120, 1, '#ffd3a8');
  for (let x = 4; x < 120; x += 9) c.rect(x, 104 + (x % 4), 5, 1, '#c56bac');
}

function drawHouse(c: Canvas, x: number, y: number, w: number, [wall, shade, icing]: [Colour, Colour, Colour]) {
  c.part((l) => l.rect(x, y, w, 62, wall).shade(wall, shade, 3, 0), '#3b1546');
  c.part((l) => {
    l.polygon(
      [
        [x - 4, y + 3],
        [x + w / 2, y - 24],
        [x + w + 4, y + 3],
      ],
      icing,
    );
    for (let i = x - 3; i < x + w + 4; i += 5) l.disc(i + 1, y + 3, 2.6 + (i & 1), icing);
    l.shade(icing, 'w', -1, -1);
  }, '#3b1546');
  for (const row of [14, 36]) {
    const left = x < 50 ? x + w - 16 : x + 5;
    c.part((l) => l.rect(left, y + row, 9, 12, 'Y').rect(left + 1, y + row + 1, 7, 5, 'y'), '#3b1546');
    c.rect(left + 4, y + row, 1, 12, '#3b1546').rect(left, y + row + 6, 9, 1, '#3b1546');
  }
}

function drawLights(c: Canvas) {
  for (const string of ['-2,16 28,29 60,20', '60,20 92,30 122,14']) c.thin(string, '#3b1546');
  const colours = ['Y', '4', 'M', 'S'];
  each('4,19 14,24 26,29 38,28 49,24 71,25 82,29 94,30 106,25 116,18', (x, y) => {
    const lamp = colours[(x + y) % 4] ?? 'Y';
    c.part((l) => l.rect(x - 1, y, 3, 4, lamp).set(x - 1, y, 'w'), '#3b1546');
  });
}

/** Whoever stopped to listen, from behind: two foxes, a gnome, a bear, a snail of a child. */
export function drawCrowd(c: Canvas) {
  const line = '#1d0f3c';
  const put = (draw: (l: Canvas) => void) =>
    c.part((l) => {
      draw(l);
      l.shade('#4a2260', '#c56bac', 0, -1);
    }, line);
  put((l) =>
    l.disc(6, 132, 9, '#4a2260').polygon('-2,126 1,115 6,124', '#4a2260').polygon('7,124 12,115 15,127', '#4a2260'),
  );
  put((l) => l.disc(27, 134, 8, '#4a2260').disc(21, 127, 3, '#4a2260').disc(33, 127, 3, '#4a2260'));
  put((l) =>
    l
      .disc(94, 134, 8, '#4a2260')
      .limb('91,128 89,119', [2, 2.4], '#4a2260')
      .limb('97,128 100,119', [2, 2.4], '#4a2260'),
  );
  put((l) =>
    l
      .disc(114, 136, 10, '#4a2260')
      .polygon('103,129 113,112 120,109 118,118 126,129', '#4a2260')
      .rect(100, 128, 26, 3, '#4a2260'),
  );
}
