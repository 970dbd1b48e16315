import { Canvas } from '../../kit/canvas.ts';
import { starfield } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawToadstool } from '../../props/toadstool.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead } from './small-head.ts';

/** The Department of Lost Things after hours: one desk, one lantern, one captain, and the sock above him. */
export function drawThistleStump() {
  const c = new Canvas(96, 96);
  drawBands(c, [[0, '#14342f'], [20, '#17423c'], [44, '#1d5249'], [66, '#246356']], 96); // biome-ignore format: a night in the forest
  each('4,7 18,5 72,6 88,8', (x, w) => c.rect(x, 0, w, 90, '#123a36').rect(x, 0, 1, 90, '#2a6e60'));
  starfield(c, { count: 8, seed: 6, colours: ['y', 'M'], keep: (_x, y) => y < 30 });
  drawOutside(c);
  drawRoom(c);
  c.part((l) => l.blob('32,66 64,66 72,76 72,92 24,92 24,76', 'G').shade('G', 'n', 2, 1).shade('G', 'M', -1, 0));
  c.put(drawSmallHead({ eyes: 'shut', brows: -1 }), 22, 24);
  drawDesk(c);
  drawToadstool(c, 7, 91, 6);
  drawToadstool(c, 91, 92, 4);
  each('10,30 86,26 90,58 4,56 78,12', (x, y) => c.set(x, y, 'y').set(x + 1, y, 'Y'));
  return c;
}

function drawOutside(c: Canvas) {
  c.rect(0, 88, 96, 8, '#1a4a3c').rect(0, 88, 96, 1, '#3f8a6a');
  c.part((l) => l.limb('-2,3 26,6 48,4 66,8', [4, 3, 2.4, 1], 'b').shade('b', 'q', 0, 1).shade('b', 'r', 0, -1), 'Q');
  for (const x of [8, 28, 60]) c.stamp(['..GG.', '.GMGG', 'GGGGG', 'GGGG.', '.G...'], x, 1);
  c.rect(47, 5, 2, 3, 'T');
  c.part((l) => {
    l.box(44, 8, 8, 12, '4').box(44, 15, 14, 8, '4');
    l.inside(() =>
      l.rect(44, 11, 8, 2, 'w').rect(44, 15, 8, 2, 'w').rect(44, 8, 8, 2, 'y').rect(54, 15, 5, 8, 'y'),
    ).shade('4', '5', 1, 1);
  });
  c.part((l) => {
    l.blob('12,36 84,36 86,62 94,98 2,98 10,62', 'b').shade('b', 'q', 3, 0).shade('b', 'r', -2, 0);
    l.inside(() => each('9,60,16 86,52,20 12,44,8 84,80,9', (x, y, h) => l.rect(x, y, 2, h, 'q')));
  }, 'Q');
  c.part(
    (l) => l.ellipse(48, 36, 37, 6, 'T').inside(() => l.ellipse(48, 36.6, 31, 4.4, 't').ellipse(48, 37, 28, 3.6, 'Q')),
    'Q',
  );
}

function drawRoom(c: Canvas) {
  c.part((l) => l.blob('22,46 48,43 74,46 79,60 80,94 16,94 17,60', '#7a3f38'), 'Q');
  c.inside(() => c.fill(17, 43, 80, 92, '#a8603f', (x, y) => inRoom(x, y) && (x - 70) ** 2 + (y - 70) ** 2 < 34 ** 2));
  c.fill(17, 43, 80, 92, '#d08a4e', (x, y) => inRoom(x, y) && (x - 70) ** 2 + (y - 70) ** 2 < 25 ** 2);
  c.fill(17, 43, 80, 92, '#f0b565', (x, y) => inRoom(x, y) && (x - 70) ** 2 + (y - 70) ** 2 < 15 ** 2);
  c.rect(18, 62, 14, 2, 'q').rect(18, 75, 12, 2, 'q').rect(68, 72, 11, 2, 'q');
  c.stamp(['.YY.', 'Y..Y', '.YY.', '..A.', '.AA.'], 20, 56).stamp(['.SS.', 'SSSS', '.SSS', '.ww.'], 26, 57);
  c.stamp(['..4..', '.444.', '44444', '..r..', '..r..', '.rr..'], 19, 69).stamp(['.MM.', 'M..M', 'M..M'], 71, 69);
}

const inRoom = (x: number, y: number) => Math.abs(x - 48) < 29 + (y - 46) * 0.05 && y > 45;

function drawDesk(c: Canvas) {
  c.part((l) => l.rect(18, 84, 60, 14, 'r').rect(18, 84, 60, 3, 't').shade('r', 'b', 2, 0), 'Q');
  c.part((l) => l.box(42, 90, 12, 7, 'b'), 'Q').rect(47, 93, 2, 1, 'Y');
  c.part((l) => l.polygon('38,80 58,80 60,86 36,86', 'w').tint('w', 'c', (x) => x > 48), 'O');
  for (const [x, y, w] of [[40, 82, 6], [40, 84, 7], [50, 82, 5]] as const) c.rect(x, y, w, 1, 'h'); // biome-ignore format: his writing
  drawLimb(c, '68,74 70,80 63,82', [4, 3.4], 'G', 'n');
  drawBall(c, 60, 82, 2.8, 'b', 'q', 'Q');
  c.part((l) => l.limb('59,80 64,72 69,67', [0.8, 2, 1], '4').shade('4', '5', 1, 0));
  drawLimb(c, '28,74 26,81 32,83', [4, 3.4], 'G', 'n');
  drawBall(c, 34, 83, 2.8, 'b', 'q', 'Q');
  c.part(
    (l) =>
      l
        .box(68, 70, 9, 13, 'Y')
        .rect(70, 73, 5, 7, 'y')
        .rect(71, 75, 3, 4, 'w')
        .rect(68, 70, 9, 2, 'r')
        .rect(68, 81, 9, 2, 'r')
        .limb('70,69 72,66 75,69', 0.7, 'r'),
    'Q',
  );
  c.part((l) => l.box(22, 78, 6, 6, 'S').shade('S', 'B', 1, 1), 'd');
  c.stamp(['w.', '.w', 'w.'], 24, 74);
}
