import type { Canvas } from '../kit/canvas.ts';
import type { Path } from '../kit/points.ts';

/** The robot: screen for a face, heart for an antenna, a slot in its belly that prints labels. */
export function drawRobot(
  c: Canvas,
  x: number,
  y: number,
  { reach = [-34, 4] }: { reach?: readonly [dx: number, dy: number] } = {},
) {
  const arm = (pts: Path) => c.part((l) => l.limb(pts, [3, 3], 'h').shade('h', 'H', 1, 1).shade('h', 'g', -1, -1));
  const hand = (px: number, py: number) => c.part((l) => l.disc(px, py, 4.4, 'L').shade('L', 'V', 1, 1));
  // Far arm waves
  arm([
    [x + 18, y + 46],
    [x + 26, y + 46],
    [x + 28, y + 38],
  ]);
  hand(x + 28, y + 35);
  // Feet and body
  for (const d of [-9, 9])
    c.part((l) =>
      l
        .rect(x + d - 3, y + 64, 6, 8, 'h')
        .box(x + d - 7, y + 71, 14, 6, 'V')
        .shade('V', 'v', 1, 1)
        .shade('V', 'L', -1, -1),
    );
  c.part((l) =>
    l
      .blob(
        [
          [x - 18, y + 40],
          [x, y + 37],
          [x + 18, y + 40],
          [x + 20, y + 54],
          [x + 15, y + 66],
          [x - 15, y + 66],
          [x - 20, y + 54],
        ],
        'l',
      )
      .shade('l', 'L', 3, 2)
      .shade('L', 'V', 1, 1)
      .shade('l', 'w', -1, -1),
  );
  c.part((l) => l.box(x - 10, y + 47, 20, 5, 'k'), null);
  c.part((l) => l.rect(x - 7, y + 50, 14, 13, 'w').tint('w', 'g', (_px, py) => py > y + 61)); // the strip of fresh labels
  c.rect(x - 5, y + 53, 3, 2, '5')
    .rect(x - 1, y + 53, 6, 1, 'h')
    .rect(x - 5, y + 57, 3, 2, 'M')
    .rect(x - 1, y + 57, 6, 1, 'h')
    .rect(x - 6, y + 60, 12, 1, 'h');
  for (const d of [-15, 13]) c.rect(x + d, y + 57, 2, 2, d < 0 ? '5' : 'Y');
  // Head
  c.part((l) => l.rect(x - 4, y + 33, 8, 6, 'H'));
  c.part((l) => l.rect(x - 1, y - 2, 2, 8, 'H')).part((l) =>
    l.stamp(['55.55', '5w555', '55555', '.555.', '..5..'], x - 3, y - 8),
  );
  for (const d of [-26, 20]) c.part((l) => l.box(x + d, y + 14, 6, 12, 'V').shade('V', 'v', 1, 1));
  c.part((l) =>
    l
      .blob(
        [
          [x - 21, y + 6],
          [x, y + 3],
          [x + 21, y + 6],
          [x + 23, y + 20],
          [x + 21, y + 33],
          [x, y + 36],
          [x - 21, y + 33],
          [x - 23, y + 20],
        ],
        'l',
      )
      .shade('l', 'L', 3, 2)
      .shade('L', 'V', 1, 1)
      .shade('l', 'w', -2, -2),
  );
  c.box(x - 17, y + 9, 34, 22, 'o')
    .box(x - 16, y + 10, 32, 20, '#1c4a48')
    .rect(x - 14, y + 11, 28, 1, '#2f6e66');
  for (const d of [-9, 5]) c.stamp(['.mm.', 'mmmm', 'mwmm', 'mmmm', '.mm.'], x + d, y + 15);
  c.stamp(['m....m', '.mmmm.'], x - 3, y + 23)
    .rect(x - 13, y + 22, 3, 2, '4')
    .rect(x + 10, y + 22, 3, 2, '4');
  // Near arm reaches over with a label
  arm([
    [x - 17, y + 45],
    [x - 27, y + 48],
    [x + reach[0], y + reach[1] + 36],
  ]);
  hand(x + reach[0], y + reach[1] + 36);
  return c;
}
