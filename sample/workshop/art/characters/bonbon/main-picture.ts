import { Canvas } from '../../kit/canvas.ts';
import { spark } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawDie } from '../../props/die.ts';
import { drawNote } from '../../props/note.ts';
import { drawWireCube } from '../../props/wire-cube.ts';
import { drawSinger } from './singer.ts';
import { drawCrowd, drawSquare } from './square.ts';

/** Singing on a cake on the market square. */
export function drawBonbonMain() {
  const c = new Canvas(120, 132);
  drawSquare(c);
  drawCake(c);
  c.put(drawSinger().outline('#fff3e2').put(drawSinger()));
  drawDie(c, 105, 44, 11);
  drawWireCube(c, 13, 20, 11, 'w', 'Y', 'l');
  drawNote(c, 'two', 25, 60, 'w');
  drawNote(c, 'one', 94, 60, 'w');
  spark(c, 'star', 99, 30, 'w', 'Y');
  spark(c, 'plus', 24, 84, 'w', 'Y');
  spark(c, 'plus', 96, 78, 'w', 'Y');
  drawCrowd(c);
  return c;
}

function drawCake(c: Canvas) {
  c.part((l) => {
    l.rect(17, 117, 86, 18, 'C').ellipse(60, 117, 43, 7, 'C');
    l.inside(() => l.rect(17, 128, 86, 2, '4')).tint('C', 'T', (x) => x < 30 || x > 94);
  });
  c.part((l) => {
    l.ellipse(60, 116, 44, 7.4, 'w');
    each('19,3 27,7 36,4 45,8 54,5 63,8 72,4 81,7 90,4 100,3', (x, drip) => {
      const rim = 116 + 5 * Math.sqrt(Math.max(0, 1 - ((x - 60) / 44) ** 2));
      l.limb([[x, rim], [x, rim + drip]], 3, 'w'); // biome-ignore format: two points
    });
    l.shade('w', '2', 0, 2).inside(() => l.ellipse(60, 117, 26, 3.6, '2'));
  });
  each('26,113 94,113 36,109', (x, y) => {
    c.part((l) => l.blob([[x - 4, y - 2], [x, y - 4], [x + 4, y - 2], [x, y + 5]], '5').shade('5', '6', 1, 1)); // biome-ignore format: a berry
    c.stamp(['.GMG.', 'G.M.G'], x - 2, y - 5)
      .set(x - 1, y, 'y')
      .set(x + 1, y + 1, 'y');
  });
}
