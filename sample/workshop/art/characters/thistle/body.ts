import type { Canvas } from '../../kit/canvas.ts';
import type { Colour } from '../../kit/palette.ts';
import { spark } from '../../kit/patterns.ts';
import type { Path, Point } from '../../kit/points.ts';

export function drawHat(c: Canvas) {
  c.part((l) => {
    // A feather stuck in the band
    l.blob('56,43 59,34 62,26 66,20 72,16 73,22 71,26 73,28 69,32 70,35 65,38 60,44', '4');
    l.shade('4', '5', 1, 2)
      .shade('4', '3', -1, -1)
      .inside(() => l.thin('58,43 64,32 70,20', '1'));
  });
  c.part((l) => {
    // Crown
    l.blob('22,45 25,33 29,21 36,10 46,3.4 57,2.6 65,8 63,12 55,10 52,17 53,28 58,45', 'G');
    l.shade('G', 'n', 3, 1).shade('G', 'M', -2, 0);
    l.inside(() => l.thin('31,22 38,19 46,21', 'n').thin('38,12 44,13 50,11', 'n'));
  });
  c.part((l) => l.blob('21,38 40,41 59,38 59.6,44 40,47 20.4,44', 'b').shade('b', 'q', 0, 2).shade('b', 'r', 0, -1)); // band
  c.part((l) => {
    // Brim
    l.blob('6,41 20,43 40,45 60,43 74,41 77,44 66,49.6 40,52 14,49.6 3,44', 'G');
    l.shade('G', 'n', 0, 2).shade('G', 'M', 0, -1);
  });
  c.part((l) => l.polygon('40,33 46.5,35 46.5,42 40,48 33.5,42 33.5,35', 'Y').tint('Y', 'A', (x) => x > 40.5)); // badge
  spark(c, 'star', 39, 40, 'w', 'w');
}

export function drawBoots(c: Canvas, xs: number[] = [42, 62]) {
  for (const x of xs) {
    const out = x < 52 ? -1 : 1;
    c.part(
      (l) =>
        l
          .limb(
            [
              [x, 104],
              [x, 116],
            ],
            [7, 6.4],
            'b',
          )
          .limb(
            [
              [x, 119],
              [x + out * 5, 119.4],
            ],
            [5.4, 4.6],
            'b',
          )
          .shade('b', 'q', 1, 2)
          .inside(() => l.rect(x - 8, 108, 16, 2, 'r')),
      'Q',
    );
    c.part((l) => l.box(x - 9, 100, 18, 5, 'c').shade('c', 'T', 1, 1), 'Q'); // fur cuff
  }
}

export function drawCoat(c: Canvas) {
  c.part((l) => {
    l.blob('30,68 74,68 79,82 80,98 70,106 52,108 34,106 24,98 25,82', 'G');
    l.shade('G', 'n', 3, 2).shade('G', 'M', -1, -1);
    l.inside(() => l.rect(51, 70, 2, 40, 'n'));
  });
  c.part((l) => l.blob('26,93 52,97 78,93 79,99 52,103 25,99', 'b').shade('b', 'q', 0, 2).shade('b', 'r', 0, -1), 'Q');
  c.part((l) => l.box(47, 93, 11, 10, 'Y').shade('Y', 'A', 1, 1), 'o').box(50, 96, 5, 4, 'q');
}

export const drawSleeve = (c: Canvas, pts: Path, r: number[] = [6, 5.4]) =>
  c.part((l) => l.limb(pts, r, 'G').shade('G', 'n', 2, 2).shade('G', 'M', -1, -1));

export function drawGlove(c: Canvas, x: number, y: number, r = 5) {
  c.part((l) => l.disc(x, y, r, 'b').shade('b', 'q', 1, 1).shade('b', 'r', -1, -1), 'Q');
}

/** A three-part spyglass from its eyepiece (x, y) along a direction, `n` pixels long. */
export function drawSpyglass(c: Canvas, x: number, y: number, dx: number, dy: number, n = 26) {
  const at = (t: number, k = 0): Point => [x + dx * n * t - dy * k, y + dy * n * t + dx * k];
  const tube = (a: number, b: number, w: number, base: Colour, dark: Colour) =>
    c.part((l) => {
      l.polygon([at(a, -w), at(b, -w), at(b, w), at(a, w)], base);
      l.polygon([at(a, w * 0.3), at(b, w * 0.3), at(b, w), at(a, w)], dark);
    });
  tube(0, 0.34, 2, 'Y', 'A');
  tube(0.3, 0.66, 2.8, 'r', 'b');
  tube(0.62, 1, 3.8, 'Y', 'A');
  return c.part((l) => l.polygon([at(0.98, -4.4), at(1.08, -4.4), at(1.08, 4.4), at(0.98, 4.4)], 's'));
}

/** A crossbow seen from the front, tip up, grip at (x, y); `k` scales it. */
export function drawCrossbow(
  c: Canvas,
  x: number,
  y: number,
  k = 1,
  tip = (l: Canvas) =>
    l.polygon(
      [
        [x - 2.5, y - 29 * k],
        [x + 0.5, y - 36 * k],
        [x + 3.5, y - 29 * k],
      ],
      'h',
    ),
) {
  const at = (dx: number, dy: number): Point => [x + dx * k, y + dy * k];
  c.part(
    (l) =>
      l
        .limb(
          [at(-17, -14), at(-10, -22), at(0, -25), at(10, -22), at(17, -14)],
          [1.6, 2.2 * k, 2.6 * k, 2.2 * k, 1.6],
          'r',
        )
        .shade('r', 'b', 0, 1),
    'Q',
  );
  c.thin([at(-17, -14), at(0, -10), at(17, -14)], 'c', false);
  c.part(
    (l) =>
      l
        .rect(x - (k < 1 ? 1 : 2), Math.round(y - 30 * k), k < 1 ? 3 : 5, Math.round(40 * k), 'b')
        .tint('b', 'q', (px) => px > x + 1),
    'Q',
  );
  return c.part((l) => tip(l), 'j');
}
