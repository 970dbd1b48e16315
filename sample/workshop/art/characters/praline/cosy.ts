import { hill, pine } from '../../kit/backdrops.ts';
import { Canvas } from '../../kit/canvas.ts';
import { starfield } from '../../kit/patterns.ts';
import { points } from '../../kit/points.ts';
import { drawBands } from '../bands.ts';
import { drawBall, drawLimb } from '../round-parts.ts';
import { drawSmallHead as drawThistleSmallHead } from '../thistle/small-head.ts';
import { drawSmallHead as drawPralineSmallHead } from './small-head.ts';

/** Asleep by the campfire, in the middle of one of Captain Thistle's longest stories. */
export function drawPralineCosy() {
  const c = new Canvas(96, 96);
  drawBands(c, [[0, '#170b33'], [14, '#1d0f3c'], [28, '#28144f'], [42, '#3d1a5e'], [56, '#5c1f68']], 96); // biome-ignore format: a night
  starfield(c, {
    count: 18,
    seed: 9,
    colours: ['w', 'Y', 'L'],
    keep: (x, y) => y < 28 && !(x > 30 && x < 48 && y > 14),
  });
  for (const [x, h] of points('6,60 26,44 48,52 70,46 92,62')) pine(c, x, 74, 24, h, '#2c2a5e', '#221c4c');
  hill(c, (x) => 70 + Math.sin(x / 12), '#3a2a5e', { top: '#4d3a78', speck: '#2f2050', every: 23 });
  for (const [r, colour] of [[42, '#5c2f58'], [33, '#7d3f58'], [24, '#a85a52']] as const) // biome-ignore format: the fire's light
    c.fill(0, 70, 96, 96, colour, (x, y) => ((x - 48) / r) ** 2 + ((y - 88) / (r * 0.32)) ** 2 < 1);
  // Praline, rolled up in her scarf
  c.part(
    (l) => l.blob('8,66 22,60 40,66 44,80 36,88 12,88 2,80', 'c').shade('c', 'C', 2, 2).shade('C', 'T', 0, 1),
    'Q',
  );
  c.put(drawPralineSmallHead({ eyes: 'shut', mouth: 'dot' }), -1, 29);
  c.part(
    (l) =>
      l
        .blob('4,64 20,68 38,64 42,70 36,77 20,80 6,76 0,70', 't')
        .shade('t', 'r', 0, 2)
        .inside(() => {
          for (const x of [8, 13, 30, 35]) l.rect(x, 60, 2, 22, 'c');
        }),
    'Q',
  );
  // Thistle, sitting on a log
  c.part((l) => l.limb('50,86 94,86', [5, 5], 'b').shade('b', 'q', 0, 2).shade('b', 'r', 0, -1), 'Q');
  c.part((l) => l.blob('60,62 84,62 92,72 92,84 72,86 54,84 54,72', 'G').shade('G', 'n', 2, 1));
  c.put(drawThistleSmallHead({ eyes: 'glad', brows: -1, mouth: 'laugh' }), 46, 18);
  drawLimb(c, '88,72 92,80', [3, 2.8], 'G', 'n');
  // Fire
  c.part((l) => l.limb('36,93 56,89', [2, 2], 'b').limb('38,89 58,93', [2, 2], 'b').shade('b', 'q', 0, 1), 'Q');
  c.part((l) => l.blob('47,68 51,75 56,77 57,85 52,91 43,91 38,85 40,77 44,78', 'A'), '6');
  c.part((l) => l.blob('47,75 51,80 53,86 49,90 45,90 42,86 44,82', 'Y'), null);
  c.ellipse(47.5, 87.5, 2.6, 3, 'w');
  for (const [x, y, k] of [
    [51, 62, 'Y'],
    [39, 66, 'A'],
    [37, 58, 'Y'],
  ] as const)
    c.set(x, y, k);
  // Marshmallow on a stick
  drawLimb(c, '58,68 61,75', [3, 2.8], 'G', 'n');
  c.line(61, 78, 46, 65, 'C');
  drawBall(c, 61, 78, 3, 'b', 'q', 'Q');
  c.part((l) => l.box(42, 60, 6, 6, 'w').shade('w', 'C', 1, 1));
  c.stamp(['LLL', '.L.', 'LLL'], 36, 26).stamp(['LLLL', '..L.', '.L..', 'LLLL'], 40, 19);
  return c;
}
