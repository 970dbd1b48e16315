import { flower, hill, pine, sky } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { spark } from '../../kit/patterns.ts';
import { each, points } from '../../kit/points.ts';
import { drawToadstool } from '../../props/toadstool.ts';
import { drawFigure } from './figure.ts';

export function drawThistleMain() {
  const c = new Canvas(120, 132);
  sky(c, 'mint');
  c.disc(26, 26, 13, '#fff8d8').disc(26, 26, 10, '#fff0b3');
  for (const [x, h] of points('14,66 34,50 56,60 80,52 98,64 118,54')) pine(c, x, 100, 24, h, '#b4ebd4', '#9fe0c4');
  for (const [x, h] of points('0,70 26,48 92,46 112,62')) pine(c, x, 104, 26, h, 'M', '#5cc497');
  hill(c, (x) => 98 + 2 * Math.sin(x / 14), '#8fd9a8', { top: '#c4f3d8', speck: '#6cc490', every: 13 });
  // A branch with somebody's lost sock
  c.part((l) => l.limb('122,18 108,22 98,20', [3, 2.2, 1.2], 'b').shade('b', 'q', 0, 1), 'Q');
  for (const [x, y, flip] of [
    [98, 14, false],
    [110, 12, true],
  ] as const)
    c.part((l) => l.stamp(['..GG.', '.GGGG', 'GGGGG', 'GGGG.', '.G...'], x, y, { flip }).shade('G', 'n', 1, 1));
  c.part((l) => {
    l.box(105, 24, 7, 12, '4').box(105, 33, 12, 7, '4');
    for (const y of [27, 31]) l.inside(() => l.rect(105, y, 7, 2, 'w'));
    l.inside(() => l.rect(105, 24, 7, 2, 'y').rect(113, 33, 4, 7, 'y')).shade('4', '5', 1, 1);
  });
  c.rect(107, 22, 2, 3, 'Y');
  // Stump
  c.part(
    (l) =>
      l
        .blob('20,116 100,116 103,134 17,134', 'b')
        .shade('b', 'q', 3, 0)
        .inside(() => each('28,122,8 44,120,12 64,123,7 80,119,12 92,124,6', (x, y, h) => l.rect(x, y, 2, h, 'q'))),
    'Q',
  );
  c.part(
    (l) =>
      l.ellipse(60, 116, 41, 7, 'T').inside(() => {
        l.ellipse(60, 116, 37, 5.4, 't');
        l.ellipse(60, 116, 35, 4.6, 'T');
        l.ellipse(60, 116, 22, 2.8, 't');
        l.ellipse(60, 116, 20, 2, 'T');
      }),
    'Q',
  );
  drawToadstool(c, 12, 122, 7);
  drawToadstool(c, 108, 124, 6);
  drawToadstool(c, 4, 128, 4);
  for (const [x, y, p] of [
    [22, 109, 'w'],
    [96, 108, '4'],
    [110, 110, 'w'],
    [4, 108, '4'],
  ] as const)
    flower(c, x, y, p);
  c.put(drawFigure({ pose: 'look' }), 8, -1);
  spark(c, 'plus', 99, 34, 'Y');
  spark(c, 'plus', 116, 44, 'Y');
  return c;
}
