import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';

export function drawArcadeClosing(): Canvas {
  const c = new Canvas(56, 56);

  c.gradient(0, 0, 56, 44, [
    [0, '#14061f'],
    [1, '#33195a'],
  ]);
  // Shutter coming down
  for (let y = 0; y < 13; y++) c.rect(0, y, 56, 1, y % 4 === 3 ? '#5f4160' : y % 4 === 0 ? '#b79ab0' : '#96708a');
  c.rect(0, 13, 56, 2, '#2e0a26').rect(25, 14, 6, 2, 'Y');
  // Neon on the wall
  c.thin('5,20 10,18 15,20', '4').thin('41,20 46,18 51,20', 'M');
  for (let y = 44; y < 56; y++)
    for (let x = 0; x < 56; x++)
      c.set(x, y, (Math.floor((x - 28) / (3 + (y - 43) * 0.4)) + Math.floor((y - 44) / 3)) & 1 ? '#472a8c' : '#33195a');
  c.dither(14, 44, 28, 10, '4', (_u, v) => 0.5 - v * 0.45);
  const cabinet = (x: number, body: Colour, dark: Colour, lit: boolean) => {
    c.part((l) => {
      l.polygon(
        [
          [x, 18],
          [x + 14, 18],
          [x + 14, 46],
          [x, 46],
        ],
        body,
      ).rect(x, 18, 14, 4, lit ? 'Y' : dark);
      l.rect(x, 36, 14, 3, dark).tint(body, dark, (px) => px > x + 11.6);
    }, 'k');
    c.rect(x + 2, 24, 10, 10, 'k').rect(x + 3, 25, 8, 8, lit ? '#1d5f8f' : '#1d0f2c');
    c.rect(x + 3, 36, 1, 1, lit ? '5' : 'H')
      .rect(x + 8, 37, 1, 1, lit ? 'M' : 'H')
      .rect(x + 10, 37, 1, 1, lit ? 'Y' : 'H');
    c.rect(x + 4, 41, 6, 3, 'k').rect(x + 6, 42, 2, 1, lit ? 'Y' : 'j');
  };
  cabinet(3, '#5a3a78', '#3d2458', false);
  cabinet(39, '#3a4a78', '#283358', false);
  cabinet(21, '5', '6', true);
  c.stamp(['.ww.ww.', '.wwwww.', 'wwkwkww', '.wwwww.', '..w.w..'], 25, 26, {}).rect(24, 32, 8, 1, 'M');
  c.rect(23, 19, 10, 2, 'w').rect(24, 19, 2, 2, '5').rect(28, 19, 2, 2, '5');
  // A broom leans on the machine; somebody's coin is left
  c.part(
    (l) =>
      l
        .limb('38,28 41,48', [0.7, 0.7], 'T')
        .polygon('39,47 43,47 46,54 38,54', 'Y')
        .tint('Y', 'A', (x) => Math.floor(x) % 2 === 0),
    'k',
  );
  c.part((l) => l.ellipse(16, 51, 2.6, 1.8, 'Y').set(15, 50, 'w'), 'a');

  return c;
}
