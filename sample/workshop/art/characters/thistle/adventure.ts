import { flower, hill, pine } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { each, points } from '../../kit/points.ts';
import { drawToadstool } from '../../props/toadstool.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawCrossbow } from './body.ts';
import { drawTinyHead } from './tiny-head.ts';

/** At full gallop after a runaway umbrella; the hare is in the air. */
export function drawThistleAdventure() {
  const c = new Canvas(96, 96);
  drawForest(c);
  drawHare(c);
  drawRider(c);
  each('90,92,3 84,94,2 78,92,1.6', (x, y, r) => c.part((l) => l.disc(x, y, r, 'c'), 'T'));
  drawToadstool(c, 48, 93, 3);
  flower(c, 22, 94, 'w');
  flower(c, 64, 94, '4');
  return c;
}

function drawForest(c: Canvas) {
  drawBands(c, [[0, '#ffc58f'], [12, '#ffd0a0'], [26, '#ffdcb0'], [42, '#ffe7c2'], [58, '#fff0d4'], [72, '#fff6e6']], 96); // biome-ignore format: an afternoon
  c.disc(16, 14, 11, '#ffe7c2').disc(16, 14, 8, '#fff6e6');
  for (const [x, h] of points('10,60 30,44 66,52 88,66')) pine(c, x, 80, 24, h, '#f3c7a0', '#ebb78c');
  for (const [x, h] of points('-2,46 98,50')) pine(c, x, 86, 24, h, 'M', '#5cc497');
  hill(c, (x) => 79 + 1.4 * Math.sin(x / 10), '#8fd9a8', { top: '#c4f3d8', speck: '#6cc490', every: 29 });
  c.fill(16, 88, 86, 96, '#6cc490', (x, y) => ((x - 50) / 30) ** 2 + ((y - 92) / 2.4) ** 2 < 1);
}

const drawFur = (c: Canvas, draw: (l: Canvas) => void, base = 'T') =>
  c.part((l) => {
    draw(l);
    if (base === 'T') l.shade('T', 't', 1, 2).shade('T', 'C', -1, -1);
  }, 'q');

/** A hare in a leap, seen from its left: deep chest, tucked belly, a thigh like a spring, feet that are too long. */
function drawHare(c: Canvas) {
  // The far legs and the far ear
  drawFur(c, (l) => l.limb('38,70 28,76 18,76', [4, 2.8, 2.4], 't'), 't');
  drawFur(c, (l) => l.limb('72,72 82,78 92,80', [5, 3, 2.2], 't'), 't');
  drawFur(c, (l) => l.limb('27,44 34,32 35,20', [2.6, 3.4, 1.2], 't'), 't');
  c.part((l) => l.disc(87, 56, 4.6, 'w').shade('w', 'l', 1, 1).rect(85, 52, 4, 1, 'l'), 'q');
  // Trunk
  drawFur(c, (l) => {
    l.blob('30,56 38,52 52,53 66,50 78,50 86,57 86,66 78,73 64,71 54,70 44,74 34,73 28,66', 'T');
    l.inside(() => l.blob('38,76 46,71 58,69 66,72 60,76', 'c'));
  });
  // Thigh, shank and foot
  drawFur(c, (l) => l.ellipse(75, 63, 11, 10.4, 'T'));
  c.rect(68, 53, 12, 2, 'T').rect(80, 56, 4, 4, 'T');
  drawFur(c, (l) => l.limb('74,70 84,74 80,81', [4.4, 3.4, 2.6], 'T').limb('80,81 88,85 95,86', [2.6, 2.4, 2], 'T'));
  c.rect(71, 67, 8, 4, 'T').rect(78, 70, 3, 2, 'T');
  // Shoulder and forelegs
  drawFur(c, (l) => l.limb('38,64 34,72 24,80 12,85', [6.4, 4.4, 2.8, 2.4], 'T').limb('12,85 7,86', [2.4, 2], 'T'));
  c.rect(35, 57, 7, 8, 'T').rect(38, 64, 4, 4, 'T');
  c.thin('43,58 45,64 43,70', 't');
  // Neck and head
  drawFur(c, (l) => {
    l.limb('37,60 29,52 24,48', [8.4, 7, 6], 'T').ellipse(21, 48, 9, 7.6, 'T').ellipse(12.6, 51.4, 5.6, 4.6, 'T');
    l.inside(() => l.ellipse(12, 54, 5.6, 3, 'c').ellipse(24, 54, 4, 2, 'C'));
  });
  c.rect(36, 57, 6, 9, 'T');
  drawFur(c, (l) => {
    l.limb('25,42 25,28 30,14', [3, 4.4, 1.6], 'T');
    l.inside(() => l.limb('25,40 25.4,29 28.6,19', [1.2, 1.9, 0.6], '3').rect(28, 8, 6, 8, 'q'));
  });
  c.part((l) => l.ellipse(18.4, 46.6, 2.2, 2.6, 'k'), null).rect(17, 45, 1, 2, 'w');
  c.stamp(['55', '5.'], 7, 49).thin('9,52 11,54 14,54', 'q').rect(18, 52, 3, 2, '4');
  each('2,52,6 3,55,5', (x, y, w) => c.rect(x, y, w, 1, 'c'));
}

function drawRider(c: Canvas) {
  c.part((l) => l.blob('46,51 66,49 68,60 58,63 47,61', '5').shade('5', '6', 1, 1).inside(() => l.rect(44, 58, 26, 2, 'Y'))); // biome-ignore format: the saddle cloth
  drawLimb(c, '67,40 75,36 80,31', [3, 2.6], 'G', 'n');
  c.part((l) => l.blob('50,36 66,36 70,46 69,54 58,56 47,54 46,46', 'G').shade('G', 'n', 2, 1).shade('G', 'M', -1, 0));
  c.part(
    (l) => l.rect(46, 50, 24, 3, 'b').rect(46, 52, 24, 1, 'q').rect(55, 49, 5, 5, 'Y').rect(57, 51, 1, 1, 'q'),
    'Q',
  );
  c.part((l) => l.limb('54,55 52,62', [3.4, 3], 'j').shade('j', 'X', 1, 1), 'k');
  c.part((l) => l.box(45, 63, 10, 6, 'b').rect(49, 61, 6, 4, 'b').shade('b', 'q', 1, 1).shade('b', 'r', -1, -1), 'Q');
  c.thin('14,54 24,57 34,52 40,48', 'q');
  drawLimb(c, '50,42 44,46 42,48', [2.8, 2.4], 'G', 'n');
  drawBall(c, 41, 48, 2.6, 'b', 'q', 'Q');
  drawCrossbow(c, 82, 26, 0.6, (l) =>
    l
      .rect(82, 4, 1, 5, 'c')
      .ellipse(82.5, 4.5, 4, 3.4, '5')
      .erase((x, y) => y > 5 && Math.abs(x - 82.5) > 1)
      .rect(79, 4, 8, 1, '6'),
  );
  drawBall(c, 82, 28, 2.8, 'b', 'q', 'Q');
  c.put(drawTinyHead(), 39, 1);
}
