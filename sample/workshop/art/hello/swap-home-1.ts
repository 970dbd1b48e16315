import { Canvas } from '../kit/canvas.ts';
import { drawSweet } from './sweet.ts';

/** A wrapped sweet. Two eyes look out, and two ears do not fit in. */
export function drawSwapHome1(): Canvas {
  const c = new Canvas(40, 40);
  for (const [x, tip] of [
    [13, 7],
    [23, 5],
  ] as const) {
    const ear = `${x},20 ${x},${tip + 3} ${x + 2},${tip} ${x + 4},${tip + 3} ${x + 4},20`;
    c.part((l) => l.blob(ear, 'w').shade('w', '2', 1, 0)).rect(x + 1, tip + 3, 2, 12, '3');
  }
  c.put(drawSweet());
  c.part((l) => l.ellipse(20, 27, 9.4, 4.8, '7'));
  for (const x of [13, 22]) c.stamp(['.www.', 'wwkkw', 'wwkkw', 'wwkkw', '.www.'], x, 25).set(x + 2, 26, 's');
  return c
    .stamp(['.55.', '5..5', '...5', '..5.', '.5..', '....', '.5..'], 4, 6)
    .stamp(['5', '5', '5', '5', '.', '5'], 35, 7);
}
