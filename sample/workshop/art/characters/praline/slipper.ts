import type { Canvas } from '../../kit/canvas.ts';

/** A bunny slipper, its toe at (x, y). */
export function drawSlipper(c: Canvas, x: number, y: number) {
  c.part((l) =>
    l
      .limb(
        [
          [x - 2.5, y - 2],
          [x - 3.5, y - 7],
        ],
        [1.5, 1.2],
        '2',
      )
      .limb(
        [
          [x + 2.5, y - 2],
          [x + 3.5, y - 7],
        ],
        [1.5, 1.2],
        '2',
      ),
  );
  c.part((l) => l.ellipse(x, y + 1, 6, 4.4, '2').shade('2', '3', 1, 2));
  c.set(x - 2, y, 'k')
    .set(x + 2, y, 'k')
    .set(x, y + 1, '5');
}
