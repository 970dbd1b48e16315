import type { Canvas } from '../../kit/canvas.ts';
import type { Path } from '../../kit/points.ts';
import { points } from '../../kit/points.ts';

export const drawArm = (c: Canvas, pts: Path, r: readonly number[]) =>
  c.part((l) => l.limb(pts, r, 'T').shade('T', 't', 2, 2).shade('t', 'r', 0, 1), 'q');

/** A raised fist: four knuckles, and the thumb across the fingers. (x, y) is its middle. */
export const drawFist = (c: Canvas, x: number, y: number) =>
  c.stamp(
    [
      '..qqqqqqqq..',
      '.qCTqTTqTTq.',
      'qCTTqTTqTTTq',
      'qTTTqTTqTTTq',
      'qTTTqTTqTTtq',
      'qqqTTTTTqqtq',
      'qTTTTTTTTqtq',
      'qtTTTTTttqtq',
      '.qtttttqqtq.',
      '..qqqqqqqq..',
    ],
    Math.round(x) - 6,
    Math.round(y) - 5,
  );

/** A wrestler's white wrap around a wrist. */
export const drawWrap = (c: Canvas, x: number, y: number) =>
  c.part(
    (l) =>
      l
        .disc(x, y, 4, 'w')
        .shade('w', 'l', 1, 1)
        .inside(() =>
          l
            .thin(
              [
                [x - 4, y - 1],
                [x + 3, y - 3],
              ],
              'h',
            )
            .thin(
              [
                [x - 3, y + 2],
                [x + 4, y],
              ],
              'h',
            ),
        ),
    'q',
  );

/** One hand held upright in front of the chest, as in prayer; (x, y) is the middle of its palm. */
export const drawPalm = (c: Canvas, x: number, y: number) =>
  c.stamp(
    [
      '....qqqq....',
      '...qTTqTqq..',
      '..qqTTtTTtq.',
      '.qTqTTtTTtTq',
      '.qTtTTtTTtTq',
      '.qTtTTtTTtTq',
      '.qTtTTtTTtTq',
      '.qTtTTtTTtTq',
      'qqTtTTtTTtTq',
      'TqTTTTTTTTtq',
      'TTqTTTTTTTtq',
      'qTTTTTTTTttq',
      '.qTTTTTTTtq.',
      '..qTTTTTtq..',
    ],
    x - 6,
    y - 10,
  );

export function drawRobe(c: Canvas) {
  // Bare chest first, then the saffron cloth over one shoulder
  c.part((l) => l.blob('34,64 62,64 70,72 68,88 62,98 34,98 28,88 26,72', 'T').shade('T', 't', 3, 2), 'q');
  c.thin('32,80 37,83 42,82', 't');
  c.part((l) => {
    l.blob('56,62 64,64 71,72 70,88 66,98 48,100 30,98 28,91 36,88 45,80', 'Y');
    l.shade('Y', 'A', 3, 2).shade('Y', 'y', -1, -1);
    l.inside(() => l.thin('58,68 51,80 40,90', 'A').thin('64,72 58,84 48,94', 'A'));
  }, 'a');
  c.part((l) => l.blob('29,92 48,96 67,92 68,98 48,102 28,98', '6').shade('6', '7', 0, 2).shade('6', '5', 0, -1), 'o'); // sash
}

export function drawBeads(c: Canvas) {
  for (const [x, y] of points('35,68 36.6,74 40,79.4 45,82.8 51,82.8 56,79.4 59.4,74 61,68')) {
    c.part(
      (l) =>
        l
          .disc(x, y, 3.1, 'b')
          .shade('b', 'q', 1, 1)
          .set(x - 1, y - 1, 'T'),
      'Q',
    );
  }
  c.part((l) => l.disc(48, 86.5, 2.6, 'M').shade('M', 'G', 1, 1), 'n').part(
    (l) => l.polygon('46,89 50,89 51.4,96 44.6,96', '5').tint('5', '6', (x) => Math.floor(x) % 2 === 0),
    'o',
  );
}

export function drawLegs(c: Canvas) {
  for (const [hip, knee, foot, flip] of [
    [[40, 100], [35, 107], [33, 114], -1],
    [[56, 100], [61, 107], [63, 114], 1],
  ] as const) {
    c.part((l) => l.limb([hip, knee, foot], [6.5, 6, 4.6], 'Y').shade('Y', 'A', 2, 1), 'a');
    c.part((l) => {
      // Big bare feet with a tuft of curls
      l.ellipse(foot[0] + flip * 2.5, 118, 7, 4, 'T').shade('T', 't', 0, 1);
    }, 'q');
    c.stamp(['.q.q.', 'qbqbq', '.q.q.'], foot[0] + flip * 2 - 2, 114);
  }
}
