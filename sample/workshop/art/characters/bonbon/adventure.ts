import { Canvas } from '../../kit/canvas.ts';
import { gingham, rays, spark } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawBall } from '../round-parts.ts';
import { drawSmallHead } from './small-head.ts';

/** Bonbon surfs a lollipop on a wave of strawberry milk. */
export function drawBonbonAdventure() {
  const c = new Canvas(96, 96);
  rays(c, '#d3ebff', '#e6f4ff', { cx: 18, cy: 24, count: 10 });
  c.disc(14, 16, 13, '#fff8d8').disc(14, 16, 10, '#ffe48f');
  drawWave(c);
  drawLollipop(c);
  c.put(drawRider(), -9, 0);
  drawSpray(c);
  return spark(c, 'star', 50, 8, 'w', 'Y');
}

/** It climbs on the right and curls over to the left. */
function drawWave(c: Canvas) {
  c.part((l) => {
    l.blob(
      '14,104 38,88 58,76 70,60 76,45 75,33 69,27 64,29 60,36 57,29 59,18 67,9 80,5 98,8 114,20 114,108 60,112',
      '4',
    );
    l.inside(() => {
      l.blob('52,84 68,70 78,52 80,38 76,27 88,36 91,54 84,74 68,88', '5');
      l.limb('57,88 74,72 84,52 82,34', [2.4, 2.2, 1.8, 0.8], '#f75c97');
      l.limb('66,90 82,74 91,56 90,40', [2, 2, 1.6, 0.8], '#d2306f');
      l.limb('61,84 74,68 80,50 79,36', [0.9, 0.8, 0.7, 0.6], '3');
      l.limb('59,22 67,13 80,9 97,12', [1.4, 2, 2, 1.4], '3');
    });
    l.shade('4', '3', -1, -1);
  }, '6');
  c.part((l) => {
    each('62,38,3.2 58,33,2.6 66,33,2.6 59,26,2.2 70,30,2.2', (x, y, r) => l.disc(x, y, r, 'w'));
    l.shade('w', '2', 1, 1);
  }, '5');
}

/** The board: it lies flat, its stick behind. */
function drawLollipop(c: Canvas) {
  c.part((l) => l.limb('14,86 -4,92', [1.6, 1.6], 'w').tint('w', 'l', (x) => Math.floor(x / 3) % 2 === 0));
  c.part((l) => {
    l.ellipse(34, 83, 26, 7, 'y').shade('y', 'Y', 0, 2);
    each('20,5.2 12,3', (rx, ry) =>
      l.inside(() => l.ellipse(34, 82.4, rx, ry, 'S').ellipse(35.5, 82.4, rx - 2.6, ry - 1, 'y')),
    );
  });
}

/** Knees bent, arms out, the dress in the wind. */
function drawRider(): Canvas {
  const c = new Canvas(96, 96);
  for (const leg of ['38,62 29,66 30,76', '46,62 55,67 54,76']) {
    c.part((l) =>
      l
        .limb(leg, [3.4, 3.2, 2.4], 'w')
        .tint('w', '3', (_x, y) => Math.floor(y / 2) % 2 === 0)
        .shade('3', '4', 1, 0)
        .shade('w', '2', 1, 0),
    );
  }
  for (const x of [28, 56])
    c.part((l) =>
      l
        .box(x - 5, 75, 10, 5, '6')
        .shade('6', '7', 1, 1)
        .rect(x - 3, 76, 3, 1, '4'),
    );
  c.part((l) => {
    each('25,64 29,66.4 34,67.4 39,68 44,68 49,67.2 54,65.6 58.6,63', (x, y) => l.disc(x, y, 2.2, 'w'));
    l.shade('w', '2', 0, 1);
  });
  c.part((l) => {
    l.blob('36,51 48,51 53,57 60,62.4 52,66 42,67 32,66 23.6,63 31,57', '1');
    l.inside(() => gingham(l, '1', '2', '3', { size: 2 }));
    l.shade('1', '2', 1, 1).shade('2', '3', 1, 1);
  });
  drawArm(c, '33,48 24,51 16,47', 14, 44.6);
  drawArm(c, '51,48 60,49 67,42', 69, 39.4);
  c.part((l) =>
    l
      .blob('34,43 50,43 56,48 57,53.6 49,56 42,56.4 35,56 27,53.6 28,48', '5')
      .shade('5', '6', 1, 1)
      .inside(() => each('31,50 37,53 47,53 53,50', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
  c.put(drawSmallHead({ eyes: ['happy', 'happy'], mouth: 'open' }), 22, 8);
  return c.part((l) => l.stamp(['Y.....Y', 'YYY.YYY', 'YyYAYyY', 'Y.....Y'], 39, 45));
}

function drawArm(c: Canvas, along: string, x: number, y: number) {
  c.part((l) => l.limb(along, [3, 2.8, 2.4], 'l').shade('l', 'L', 1, 1), 'v');
  drawBall(c, x, y, 2.8, 'w', '2');
}

/** In front of the board. */
function drawSpray(c: Canvas) {
  c.part((l) => {
    for (let x = 0, i = 0; x <= 96; x += 8, i++) l.disc(x, i % 2 ? 94 : 92, 6, 'w');
    l.rect(0, 93, 96, 5, 'w').shade('w', '2', 1, 2);
  }, '4');
  each('5,74 9,67 64,74 67,66 3,62', (x, y) => c.part((l) => l.disc(x, y, 1.2, 'w'), '4'));
}
