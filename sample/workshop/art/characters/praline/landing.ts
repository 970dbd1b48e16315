import { skyline } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { gingham, spark, starfield } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawMoth } from '../../props/moth.ts';
import { drawBands } from '../bands.ts';
import { drawSmallHead as drawBonbonHead } from '../bonbon/small-head.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { tilt } from '../tilt.ts';
import { drawScarfEnd } from './body.ts';
import { FUR } from './head.ts';
import { drawSlipper } from './slipper.ts';
import { drawSmallHead } from './small-head.ts';

/** How she met Bonbon: falling from above. */
export function drawPralineLanding() {
  const c = new Canvas(96, 96);
  drawBands(c, [[0, '#1d0f3c'], [22, '#28144f'], [42, '#33195a'], [60, '#472a8c'], [72, '#6a49ba']], 96); // biome-ignore format: a night
  starfield(c, { count: 16, seed: 4, colours: ['w', 'L', 'Y'], keep: (_x, y) => y < 40 });
  c.disc(14, 16, 15, '#33195a').disc(14, 16, 11, '#fff0b3').disc(11, 13, 2.4, '#ffe38a').disc(18, 20, 1.6, '#ffe38a');
  skyline(c, 82, { seed: 14, wall: '#28144f', lit: 'Y', min: 8, max: 20, edge: '#5c3a9c' });
  c.rect(0, 82, 96, 14, '#3b1f72').rect(0, 82, 96, 1, '#8a6bd0');
  each('6,86 22,91 70,88 84,92 14,93', (x, y) => c.rect(x, y, 6, 1, '#5a35a8'));
  drawBonbon(c);
  drawPraline(c);
  for (const [x, y] of [[17, 50], [80, 58], [26, 62]] as const) spark(c, 'star', x, y, 'Y', 'w'); // biome-ignore format: stars
  drawMoth(c, 10, 40, { wing: 'm', rim: 'M' });
  return c;
}

function drawBonbon(c: Canvas) {
  c.part((l) => l.polygon('39,82 57,82 63,99 33,99', '1').inside(() => gingham(l, '1', '2', '3', { size: 2 })));
  for (const [from, to] of [
    ['34,82 27,86', '25,87'],
    ['62,82 69,86', '71,87'],
  ] as const) {
    // biome-ignore format: two arms
    drawLimb(c, from, [2.8, 2.6], 'l', 'L');
    each(to, (x, y) => drawBall(c, x, y, 2.8, 'w', '2'));
  }
  c.part((l) =>
    l
      .blob('40,76 56,76 64,84 58,88 48,89 38,88 32,84', '5')
      .shade('5', '6', 1, 1)
      .inside(() => each('40,83 48,85 55,83', (x, y) => l.rect(x, y, 1, 2, 'y'))),
  );
  c.put(drawBonbonHead({ eyes: ['dizzy', 'dizzy'], mouth: 'wobble', ears: 'tired' }), 28, 43);
  c.part((l) => l.ellipse(48, 55, 9, 3.4, '7'), null);
}

function drawPraline(c: Canvas) {
  drawScarfEnd(c, '42,42 56,26 66,10 80,6 92,14', 5);
  c.part(
    (l) =>
      l
        .limb('66,42 80,46 90,38 89,26', [3, 6, 7, 2.4], FUR.base)
        .shade(FUR.base, FUR.dark, 1, 2)
        .tint(FUR.base, 'c', (_x, y) => y < 36)
        .tint(FUR.dark, 'C', (_x, y) => y < 36),
    FUR.line,
  );
  drawLimb(c, '64,38 70,30 72,24', [3.4, 2.8], FUR.base, FUR.dark, FUR.line);
  drawSlipper(c, 72, 20);
  c.part((l) => l.blob('36,40 48,34 62,34 70,40 69,50 56,53 40,52', 'c').shade('c', 'C', 2, 2).shade('C', 'T', 1, 1).inside(() => { for (let y = 34; y < 54; y += 3) l.rect(65, y, 6, 1, 'T'); }), FUR.line); // biome-ignore format: her jumper
  c.put(tilt(drawSmallHead({ eyes: 'sleepy', mouth: 'dot' }), -0.1, { x: 12, y: 9, w: 96, h: 96, around: [34, 40] }));
  c.part((l) => l.blob('20,42 34,47 48,42 51,47 46,52 34,54 22,51 18,47', 't').shade('t', 'r', 0, 2).inside(() => { for (const x of [22, 27, 41, 46]) l.rect(x, 40, 2, 15, 'c'); }), FUR.line); // biome-ignore format: the loop of the scarf
  for (const [along, x, y] of [
    ['54,50 60,55 62,58', 63, 60],
    ['36,52 33,56 33,58', 33, 61],
  ] as const) {
    // biome-ignore format: two arms
    drawLimb(c, along, [3, 2.8], 'c', 'C', FUR.line);
    drawBall(c, x, y, 2.6, FUR.dark, FUR.line, FUR.line);
  }
}
