import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';

/** White fur, its shadow along the lower right. */
const drawFur = (c: Canvas, draw: (l: Canvas) => void) =>
  c.part((l) => {
    draw(l);
    l.shade('w', '2', 1, 1);
  });

/** Bonbon's paw, the palm towards us: two fingers up, two folded, and the thumb across them. */
export function drawPeace(): Canvas {
  const c = new Canvas(40, 40);
  c.part((l) => l.limb('20,42 20,34', [7.6, 6.8], 'l').shade('l', 'L', 2, 0), 'v');
  drawFur(c, (l) => l.limb('15.4,25 13,15 10.4,7', [3.9, 3.7, 3.5], 'w'));
  drawFur(c, (l) => l.limb('24.6,25 27,15 29.6,7', [3.9, 3.7, 3.5], 'w'));
  drawFur(c, (l) => l.blob('11,23 14,19 20,18.6 26,19 30,23 30,30 26.4,34.6 20,35.6 13.6,34.6 10.4,30', 'w'));
  // Where the fingers begin there is no line: the palm and they are one piece.
  c.rect(12, 17, 6, 4, 'w').rect(22, 17, 6, 4, 'w').rect(12, 21, 16, 4, 'w');
  for (const x of [24, 18]) drawFur(c, (l) => l.box(x, 22, 6, 8, 'w'));
  drawFur(c, (l) => l.limb('12,27 16,30.6 24,30', [2.6, 2.8, 2.5], 'w'));
  c.rect(10, 24, 4, 3, 'w').rect(11, 27, 2, 2, 'w');
  c.stamp(['.33.', '3443', '3443', '.33.'], 9, 6).stamp(['.33.', '3443', '3443', '.33.'], 28, 6);
  c.part((l) => l.stamp(['.www.www.www.www.', 'wwwwwwwwwwwwwwwww', 'wwwwwwwwwwwwwwww2', '.2w2.2w2.2w2.2w2.'], 12, 35));
  spark(c, 'star', 4, 19, '5');
  spark(c, 'plus', 20, 8, '5');
  spark(c, 'star', 36, 19, 'A', 'Y');
  return spark(c, 'plus', 4, 29, 'A', 'Y');
}
