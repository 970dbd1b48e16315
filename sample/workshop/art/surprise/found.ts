import { hill } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawMascot } from '../mascot/mascot.ts';
import { drawToadstool } from '../props/toadstool.ts';
import { drawSock } from './sock.ts';
import { drawSmallThistle } from './thistle.ts';

function drawGarden(c: Canvas): void {
  for (const [i, colour] of ['#bfe6f4', '#cdf0ee', '#dcf6e8', '#f2fbe0'].entries()) c.rect(0, i * 18, 96, 78, colour);
  c.disc(80, 14, 9, '#fffbe0').disc(80, 14, 7, 'y');
  each('6,30,7 18,26,9 88,34,10 70,38,8', (x, y, r) =>
    c.disc(x, y + 26, r, '#b3e6cc').rect(x - r, y + 26, r * 2, 20, '#b3e6cc'),
  );
  hill(c, (x) => 72 + 2 * Math.sin(x / 12), '#79d9ae', { top: '#b6f3d6', speck: '#5cc497', every: 19 });
}

function drawBush(c: Canvas): void {
  c.part((l) => {
    l.blob('46,98 46,84 52,78 58,80 64,73 73,76 80,72 86,78 93,76 99,84 99,98', 'G');
    l.shade('G', 'M', -1, -2).inside(() =>
      each('56,88 66,84 78,90 88,86 62,93 72,94', (x, y) => l.stamp(['.n.', 'n.n'], x, y)),
    );
    l.inside(() => each('54,84 82,82 92,90', (x, y) => l.rect(x, y, 2, 2, '4').set(x, y, '2')));
  }, 'n');
}

/** The mascot winks, a finger on its lips, the sock behind its back. */
function drawHidingMascot(c: Canvas): void {
  c.part((l) => l.limb('80,72 88,67 88,58', [2.8, 2.6, 2.4], 'l').shade('l', 'L', 1, 1), 'v');
  c.part((l) => l.disc(87.5, 56, 3, 'w').shade('w', '2', 1, 1));
  c.put(drawSock(), 73, 36);
  c.put(drawMascot({ eyes: ['open', 'wink'], mouth: 'small', arms: 'none' }), 47, 33);
  c.part((l) => l.limb('67,68 67,61', [1.3, 1.1], 'w').ellipse(67.5, 70.5, 3.4, 3, 'w').shade('w', '2', 1, 1));
}

/** Captain Thistle searches in the wrong direction. */
export function drawFound(): Canvas {
  const c = new Canvas(96, 96);
  drawGarden(c);
  drawHidingMascot(c);
  c.put(drawSmallThistle(), 1, 4);
  drawBush(c);
  drawToadstool(c, 10, 90, 5);
  c.stamp(['.VV.', 'V..V', '...V', '..V.', '.V..', '....', '.V..'], 6, 22);
  spark(c, 'plus', 90, 46, 'w', 'Y');
  return spark(c, 'plus', 68, 34, 'w', 'Y');
}
