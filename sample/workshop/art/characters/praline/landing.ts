import { skyline } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { gingham, spark, starfield } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawMoth } from '../../props/moth.ts';
import { drawBands } from '../bands.ts';
import { drawSmallHead as drawBonbonHead } from '../bonbon/small-head.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawScarfEnd } from './body.ts';
import { FUR } from './head.ts';
import { drawSlipper } from './slipper.ts';
import { drawSmallHead } from './small-head.ts';

/** How she met Bonbon: both sit on the square, one of them awake enough to be sorry. */
export function drawPralineLanding() {
  const c = new Canvas(96, 96);
  drawNight(c);
  drawFall(c);
  drawPraline(c);
  drawBonbon(c);
  drawMoth(c, 46, 12, { wing: 'm', rim: 'M' });
  return c;
}

function drawNight(c: Canvas) {
  drawBands(c, [[0, '#1d0f3c'], [22, '#28144f'], [42, '#33195a'], [60, '#472a8c'], [72, '#6a49ba']], 96); // biome-ignore format: a night
  starfield(c, { count: 16, seed: 4, colours: ['w', 'L', 'Y'], keep: (x, y) => y < 40 && x > 44 });
  c.disc(80, 15, 15, '#33195a').disc(80, 15, 11, '#fff0b3').disc(77, 12, 2.4, '#ffe38a').disc(84, 19, 1.6, '#ffe38a');
  skyline(c, 82, { seed: 14, wall: '#28144f', lit: 'Y', min: 10, max: 24, edge: '#5c3a9c' });
  c.rect(0, 82, 96, 14, '#3b1f72').rect(0, 82, 96, 1, '#8a6bd0');
  each('6,86 38,93 70,88 84,94 14,93', (x, y) => c.rect(x, y, 6, 1, '#5a35a8'));
}

/** The scarf still floats where she came from. */
function drawFall(c: Canvas) {
  each('14,2,9 34,6,8 22,1,5', (x, y, h) => c.rect(x, y, 1, h, '#8a6bd0'));
  drawScarfEnd(c, '20,62 14,46 26,32 20,18 28,8', 4);
}

/** Her legs point at us; the slippers are bunnies. */
function drawPraline(c: Canvas) {
  c.part(
    (l) =>
      l
        .limb('16,84 6,84 3,74 6,66', [4, 6, 5.6, 1.6], FUR.base)
        .shade(FUR.base, FUR.dark, 1, 1)
        .tint(FUR.base, 'c', (_x, y) => y < 74)
        .tint(FUR.dark, 'C', (_x, y) => y < 74),
    FUR.line,
  );
  c.part((l) => l.blob('17,68 37,68 41,78 40,88 14,88 13,78', 'c').shade('c', 'C', 2, 1).inside(() => { for (let x = 14; x < 42; x += 3) l.rect(x, 85, 1, 4, 'T'); }), FUR.line); // biome-ignore format: her jumper
  for (const [x, from] of [
    [19, 22],
    [36, 32],
  ] as const) {
    // biome-ignore format: two legs
    c.part((l) => l.limb([[from, 87], [x, 90]], [3.6, 3.4], FUR.base).shade(FUR.base, FUR.dark, 1, 1), FUR.line); // biome-ignore format: a leg
    drawSlipper(c, x, 89);
  }
  c.put(drawSmallHead({ eyes: 'sleepy', mouth: 'dot' }), 5, 32);
  c.part((l) => l.blob('14,68 27,71 40,68 42,72 38,75.6 27,77 16,75.6 12,72', 't').shade('t', 'r', 0, 2).inside(() => { for (const x of [16, 20, 34, 38]) l.rect(x, 67, 2, 12, 'c'); }), FUR.line); // biome-ignore format: the loop of the scarf
  // One paw on the other's shoulder
  drawLimb(c, '40,76 46,77 51,77', [3, 2.8], 'c', 'C', FUR.line);
  drawBall(c, 53, 77, 2.8, FUR.dark, FUR.line, FUR.line);
}

/** Dizzy: the ears hang, the leaf is askew, and stars go round. */
function drawBonbon(c: Canvas) {
  for (const [x, from] of [
    [60, 65],
    [81, 77],
  ] as const) {
    // biome-ignore format: two legs
    c.part((l) => l.limb([[from, 86], [x, 90]], [3.2, 3], 'w').tint('w', '3', (px) => Math.floor(px / 2) % 2 === 0)); // biome-ignore format: a leg
    c.part((l) =>
      l
        .ellipse(x, 91, 4, 4.4, '6')
        .shade('6', '7', 1, 1)
        .rect(x - 2, 88, 2, 1, '4'),
    );
  }
  c.part((l) => l.blob('62,76 80,76 87,87 71,90 55,87', '1').inside(() => gingham(l, '1', '2', '3', { size: 2 })));
  for (const [along, x, y] of [
    ['60,77 56,82 58,86', 58, 87],
    ['82,77 87,82 86,86', 86, 87],
  ] as const) {
    // biome-ignore format: two arms
    c.part((l) => l.limb(along, [2.8, 2.6], 'l').shade('l', 'L', 1, 1), 'v');
    drawBall(c, x, y, 2.6, 'w', '2');
  }
  c.part((l) => l.blob('62,71 80,71 86,79 78,82 71,82.6 64,82 56,79', '5').shade('5', '6', 1, 1).inside(() => each('61,77 68,80 77,79', (x, y) => l.rect(x, y, 1, 2, 'y')))); // biome-ignore format: the cape
  c.put(drawBonbonHead({ eyes: ['dizzy', 'dizzy'], mouth: 'wobble', ears: 'tired' }), 51, 36);
  c.part((l) => l.stamp(['Y.....Y', 'YYY.YYY', 'YyYAYyY', 'Y.....Y'], 68, 73));
  // The dent, and a plaster on it
  c.part((l) => l.limb('78,49 84,54', [2.2, 2.2], 'C').shade('C', 'T', 1, 1), 'a').stamp(['t.t', '.t.', 't.t'], 80, 50);
  each('53,38 63,31 78,31 89,38', (x, y) => spark(c, (x + y) % 2 ? 'star' : 'plus', x, y, 'Y', 'w'));
}
