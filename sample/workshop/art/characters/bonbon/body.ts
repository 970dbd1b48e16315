import type { Canvas } from '../../kit/canvas.ts';
import { gingham } from '../../kit/patterns.ts';
import type { Path } from '../../kit/points.ts';
import { each } from '../../kit/points.ts';

export function drawLegs(c: Canvas) {
  for (const x of [42.5, 53.5]) {
    c.part((l) => {
      l.rect(x - 3, 96, 6, 17, 'w');
      for (let y = 98; y < 113; y += 4) l.rect(x - 3, y, 6, 2, '3');
      l.tint('w', '2', (px) => px > x + 1.9).tint('3', '4', (px) => px > x + 1.9);
    });
    c.part((l) => {
      l.blob(
        [
          [x - 3.5, 111],
          [x + 3.5, 111],
          [x + 4.6, 115],
          [x + 4, 118],
          [x - 4, 118],
          [x - 4.6, 115],
        ],
        '6',
      );
      l.shade('6', '7', 1, 1).inside(() => l.rect(x - 2, 113, 2, 1, '4'));
    });
  }
}

export function drawSkirt(c: Canvas) {
  c.part((l) => {
    // Petticoat lace
    each('31,99 35,100.5 39.5,101.6 44,102 48.5,102 53,102 57.5,101.2 62,100 65.5,98.6', (x, y) =>
      l.disc(x, y, 2.6, 'w'),
    );
    l.shade('w', '2', 0, 1);
  });
  c.part((l) => {
    l.blob('40,76 56,76 61,86 66.6,97 58,100 48,100.8 38,100 29.4,97 35,86', '1');
    l.inside(() => gingham(l, '1', '2', '3', { size: 3 }));
    l.tint('1', '2', (x) => x > 59)
      .tint('2', '3', (x) => x > 60.5)
      .tint('3', '4', (x) => x > 62);
  });
}

export function drawCape(c: Canvas) {
  c.part((l) => {
    l.blob('40,57 56,57 64,66 67.6,76 58,80 48,80.8 38,80 28.4,76 32,66', '5');
    l.shade('5', '6', 2, 1).shade('5', '4', -1, -1);
    l.inside(() => each('36,68 42,75 33,73 54,74 60,69 63,74', (x, y) => l.rect(x, y, 1, 2, 'y')));
  });
}

export function drawCandyBow(c: Canvas) {
  c.part((l) => {
    l.polygon('38,62 45,65 45,68 38,71 40,66.5', 'y').polygon('58,62 51,65 51,68 58,71 56,66.5', 'y');
    l.shade('y', 'Y', 0, 2)
      .disc(48, 66.5, 4, '4')
      .tint('4', '5', (_x, y) => y > 68);
    l.inside(() => l.thin('46,65 48,64 50,66 48,68', 'w'));
  });
}

export const drawSleeve = (c: Canvas, pts: Path, r: number[] = [3.4, 3]) =>
  c.part((l) => l.limb(pts, r, 'l').shade('l', 'L', 1, 1));

export const drawPaw = (c: Canvas, x: number, y: number, r = 3) =>
  c.part((l) => l.disc(x, y, r, 'w').shade('w', '2', 1, 1));

export function drawWrappedCandy(c: Canvas, x: number, y: number, r = 5) {
  return c.part((l) => {
    l.polygon(
      [
        [x - r * 2.1, y - r * 0.9],
        [x - r * 0.7, y - 1],
        [x - r * 0.7, y + 1],
        [x - r * 2.1, y + r * 0.9],
        [x - r * 1.6, y],
      ],
      's',
    );
    l.polygon(
      [
        [x + r * 2.1, y - r * 0.9],
        [x + r * 0.7, y - 1],
        [x + r * 0.7, y + 1],
        [x + r * 2.1, y + r * 0.9],
        [x + r * 1.6, y],
      ],
      's',
    );
    l.shade('s', 'S', 0, 2).disc(x, y, r, 'S');
    l.inside(() =>
      l
        .limb(
          [
            [x - r + 1, y + r - 2],
            [x + r - 2, y - r + 1],
          ],
          1.1,
          's',
        )
        .limb(
          [
            [x - 1, y + r + 1],
            [x + r + 1, y - 1],
          ],
          1.1,
          's',
        ),
    );
    l.shade('S', 'B', 1, 1);
  });
}
