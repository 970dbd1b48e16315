import type { Canvas } from '../kit/canvas.ts';
import { drawMascot } from '../mascot/mascot.ts';
import { drawSweet } from './sweet.ts';

const confetti = [
  [3, 5, 'Y'],
  [35, 4, 'M'],
  [1, 14, '5'],
  [37, 13, 'V'],
  [7, 8, 'S'],
  [32, 9, '4'],
  [4, 36, 'M'],
  [36, 36, 'Y'],
] as const;

/** Surprise: the same sweet, torn open, and who was in it. */
export function drawSwapHome2(): Canvas {
  const c = drawSweet();
  for (const [x, y, colour] of confetti) c.rect(x, y, 2, 1, colour).set(x, y + 1, colour);
  c.put(drawMascot({ eyes: ['happy', 'happy'], mouth: 'open', arms: 'none' }).erase((_x, y) => y > 37));
  const tornAt = (x: number) => 33 + Math.abs(((x + 1) % 6) - 3);
  c.put(drawSweet().erase((x, y) => x < 8 || x > 32 || y < tornAt(Math.floor(x))));
  for (let x = 8; x < 32; x++) c.set(x, tornAt(x) - 1, 'o').set(x, tornAt(x), 'w');
  for (const x of [8.5, 31.5]) c.part((l) => l.ellipse(x, 33.5, 2.7, 2.7, 'w').shade('w', '2', 1, 1));
  return c;
}
