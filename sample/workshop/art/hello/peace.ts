import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';

/** Two fingers are folded, and the thumb holds them. */
const palm = [
  '..owwwwwwwwwwwwwwwwo..',
  '.owwwwwwwwwwwwwwwww2o.',
  '.owwwwwwoooooooooww2o.',
  'owwwwwwowwwwowwwwow22o',
  'owwwwwwowwwwowwwwo222o',
  'owwwwwwowwwwowwww2o22o',
  'owwoooooooww2oww22o22o',
  'owowwwwwwwoo2o222oo2o.',
  'owowwwwwwwwwoooooo22o.',
  'owwowwwwwww22o22222o..',
  '.oww2oooooooo22222o...',
  '.o2wwwwwwwww22222o....',
  '..oo22w2222222ooo.....',
];

/** White fur, its shadow along the lower right. */
const drawFur = (c: Canvas, draw: (l: Canvas) => void) =>
  c.part((l) => {
    draw(l);
    l.shade('w', '2', 1, 1);
  });

/** Bonbon's paw, the palm towards us. */
export function drawPeace(): Canvas {
  const c = new Canvas(40, 40);
  c.part((l) => l.limb('20,42 20,33', [8.4, 7.4], 'L').shade('L', 'V', 2, 0).shade('L', 'l', -2, 0));
  drawFur(c, (l) => l.limb('14.4,24 12.6,14 9.6,6.4', [3.8, 3.5, 3.2], 'w'));
  drawFur(c, (l) => l.limb('24.4,24 27.4,14 30.4,6.4', [3.8, 3.5, 3.2], 'w'));
  c.stamp(palm, 9, 20);
  c.stamp(['.33.', '3443', '3443', '.33.'], 8, 5).stamp(['.33.', '3443', '3443', '.33.'], 28, 5);
  c.part((l) => l.stamp(['.www.www.www.www.', 'wwwwwwwwwwwwwwwww', 'wwwwwwwwwwwwwwww2', '.2w2.2w2.2w2.2w2.'], 12, 34));
  spark(c, 'star', 4, 17, '5');
  spark(c, 'plus', 20, 6, '5');
  spark(c, 'star', 36, 17, 'A', 'Y');
  return spark(c, 'plus', 4, 27, 'A', 'Y');
}
