import { cloud, flower, hill, sky } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { spark } from '../../kit/patterns.ts';
import { points } from '../../kit/points.ts';

import { drawDie } from '../../props/die.ts';
import { drawMicrophone } from '../../props/microphone.ts';
import { drawNote } from '../../props/note.ts';
import { drawWireCube } from '../../props/wire-cube.ts';
import { drawFigure } from './figure.ts';

export function drawBonbonMain() {
  const c = new Canvas(120, 132);
  sky(c, 'day', [0, 0, 120, 110]);
  cloud(c, 4, 34, 26);
  cloud(c, 92, 24, 24);
  cloud(c, 78, 78, 20);
  hill(c, (x) => 88 + 4 * Math.sin(x / 19 + 1) + 2 * Math.sin(x / 8), '3', {
    top: '#ffd3e4',
    speck: '#ff9fc6',
    every: 11,
  });
  hill(c, (x) => 99 + 2.5 * Math.sin(x / 15 + 4), '#9fe3bf', { top: '#c4f3d8', speck: 'M' });
  for (const [x, y, p] of [
    [6, 106, 'w'],
    [112, 104, '4'],
    [22, 104, '4'],
    [100, 108, 'w'],
    [14, 112, '4'],
  ] as const)
    flower(c, x, y, p);

  // The stage is a cake
  c.part((l) => {
    l.rect(14, 120, 92, 14, 'C').ellipse(60, 120, 46, 8, 'c');
    l.inside(() => {
      l.rect(14, 126, 92, 3, '4');
    });
  });
  c.part((l) => {
    l.ellipse(60, 119, 47, 8, '2');
    for (const [x, h] of points('17,3 26,6 35,3 44,6 53,4 62,7 71,3 80,6 89,4 99,5'))
      l.limb(
        [
          [x, 120 + 5 * Math.sqrt(Math.max(0, 1 - ((x - 60) / 47) ** 2))],
          [x, 121 + h],
        ],
        3,
        '2',
      );
    l.shade('2', '3', 0, 2).inside(() => l.ellipse(56, 117, 40, 5, '1'));
  });

  // Microphone on its stand
  c.part((l) =>
    l
      .ellipse(91, 119, 7, 2.2, 'V')
      .rect(90, 50, 2, 68, 'V')
      .tint('V', 'L', (x, y) => x < 91 && y < 116),
  );
  c.part((l) => l.rect(86, 46, 10, 3, 'V').rect(89, 49, 4, 4, 'V'));
  drawMicrophone(c, 91, 37, 11);
  c.put(drawFigure({ pose: 'stage', mouth: 'laugh' }), 12, 2);

  drawDie(c, 22, 46, 12.5);
  spark(c, 'star', 8, 60, 'w', 'Y');
  spark(c, 'plus', 34, 26, 'w', 'Y');
  drawWireCube(c, 6, 78, 12);
  drawNote(c, 'two', 103, 40, 'V');
  drawNote(c, 'one', 109, 56, '5');
  spark(c, 'plus', 104, 86, 'w', 'Y');
  spark(c, 'star', 110, 10, 'w', 'Y');
  return c;
}
