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

/** The audience, from behind: a fox, a bear, a rabbit, a gnome. */
export function drawCrowd(c: Canvas) {
  const put = (draw: (l: Canvas) => void) =>
    c.part((l) => {
      draw(l);
      l.shade(dusk, '#e08fc4', 0, -1);
    }, '#1d0f3c');
  put((l) => l.disc(8, 131, 9, dusk).polygon('-1,128 1,113 9,123', dusk).polygon('7,123 14,113 17,128', dusk));
  put((l) => l.disc(28, 133, 8, dusk).disc(22, 126, 3, dusk).disc(34, 126, 3, dusk));
  put((l) => l.disc(90, 133, 8, dusk).limb('87,127 84,115', [2, 2.6], dusk).limb('93,127 97,116', [2, 2.6], dusk));
  put((l) =>
    l.disc(111, 134, 9, dusk).polygon('102,128 110,111 119,107 116,116 121,128', dusk).box(98, 126, 26, 4, dusk),
  );
}

const dusk = '#4a2260';
