import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { each } from '../kit/points.ts';

function drawHall(c: Canvas): void {
  c.fillAll('#241046').rect(0, 14, 56, 4, '#1d0b3a');
  for (let y = 44; y < 56; y++) {
    for (let x = 0; x < 56; x++) {
      const isLight = (Math.floor((x - 28) / (3 + (y - 43) * 0.4)) + Math.floor((y - 44) / 3)) & 1;
      c.set(x, y, isLight ? '#4a2a90' : '#33195a');
    }
  }
  c.polygon('18,14 38,14 50,56 6,56', '#3d1f74')
    .polygon('22,44 34,44 42,56 14,56', '#8a3f9c')
    .polygon('23,44 33,44 37,52 19,52', '#c9588f');
}

function drawCabinet(c: Canvas, x: number, body: Colour, dark: Colour): void {
  c.part(
    (l) =>
      l
        .polygon(
          [
            [x, 20],
            [x + 14, 20],
            [x + 14, 47],
            [x, 47],
          ],
          body,
        )
        .rect(x, 20, 14, 4, dark)
        .rect(x, 37, 14, 3, dark)
        .rect(x + 12, 20, 2, 27, dark),
    'k',
  );
  c.rect(x + 2, 26, 10, 9, 'k')
    .rect(x + 3, 27, 8, 7, '#180828')
    .rect(x + 4, 28, 2, 1, '#4a2f66')
    .rect(x + 4, 43, 6, 2, 'k');
}

/** The last machine that is still on. */
function drawLitCabinet(c: Canvas): void {
  c.part((l) => {
    l.box(19, 15, 18, 33, '5')
      .rect(19, 15, 18, 6, 'Y')
      .rect(20, 16, 16, 1, 'y')
      .rect(34, 21, 3, 27, '6')
      .rect(19, 21, 1, 27, '4');
    l.polygon('18,37 38,37 40,41 16,41', '#ff8fbc').rect(16, 41, 24, 1, '6');
  }, 'k');
  c.stamp(['5.5.a.5.5', '555aaa555', '.5.a.a.5.'], 24, 17);
  c.box(21, 23, 14, 13, 'k')
    .rect(22, 24, 12, 11, '#1d5f8f')
    .rect(22, 24, 12, 2, '#2f86c0')
    .rect(22, 32, 12, 3, 'M')
    .rect(22, 32, 12, 1, 'm');
  c.stamp(['w...w', 'w...w', 'wwwww', 'wkwkw', 'wwwww'], 23, 27).stamp(['.Y.', 'YyY', '.Y.'], 30, 27);
  c.rect(20, 36, 2, 3, 'k').rect(19, 34, 4, 3, '5').set(20, 34, 'w').rect(28, 38, 2, 2, 'M').rect(32, 38, 2, 2, 'S');
  c.box(24, 43, 8, 4, 'k').rect(27, 44, 2, 1, 'Y');
}

/** The shutter: slats of tin and a handle. */
function drawShutter(c: Canvas): void {
  for (let y = 0; y < 11; y++)
    c.rect(0, y, 56, 1, (['#c9a9bf', '#ab8aa6', '#96708a', '#6b4a6c'] as const)[y % 4] ?? 'H');
  c.rect(0, 11, 56, 2, 'k').box(24, 9, 8, 3, 'k').rect(25, 10, 6, 1, 'Y');
}

export function drawArcadeClosing(): Canvas {
  const c = new Canvas(56, 56);
  drawHall(c);
  drawCabinet(c, 1, '#6a4590', '#45296a');
  drawCabinet(c, 41, '#46558f', '#2c3868');
  drawLitCabinet(c);
  drawShutter(c);
  c.part(
    (l) =>
      l
        .limb('42,25 46,46', [0.8, 0.8], 'T')
        .polygon('43,46 49,45 52,54 43,55', 'Y')
        .rect(43, 46, 6, 2, '5')
        .tint('Y', 'A', (x) => Math.floor(x) % 2 === 0),
    'k',
  );
  each('12,51', (x, y) =>
    c.part(
      (l) =>
        l
          .ellipse(x, y, 3, 2.2, 'Y')
          .shade('Y', 'A', 1, 1)
          .set(x - 1.5, y - 1.5, 'w'),
      'a',
    ),
  );
  return c.stamp(['.y.', 'yyy', '.y.'], 16, 46);
}
