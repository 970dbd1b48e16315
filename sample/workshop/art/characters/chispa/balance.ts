import { Canvas } from '../../kit/canvas.ts';
import { tilt } from '../tilt.ts';
import { drawArm, drawBeads, drawFist, drawPalm, drawRobe, drawWrap } from './body.ts';
import { drawHead } from './head.ts';

/** Chispa with crossed legs on a ring post, on a layer of 120 x 132: one hand open, the other a fist. */
export function drawBalance(): Canvas {
  const c = new Canvas(120, 132);
  drawSashEnds(c);
  drawLegs(c);
  drawArm(c, '42,63 30,66 21,60', [6.5, 7.5, 5.6]);
  drawArm(c, '21,60 18,50 22,43', [5.4, 5.2, 4]);
  drawWrap(c, 22, 43);
  drawFist(c, 23, 36);
  const trunk = new Canvas(96, 124);
  drawRobe(trunk);
  drawBeads(trunk);
  trunk.part((l) => l.limb('65,71 74,79 74,89', [7, 8, 8], 'Y').shade('Y', 'A', 2, 2).shade('Y', 'y', -1, -1), 'a');
  c.put(tilt(trunk, -0.05, { x: 10, y: -9, w: 120, h: 132, around: [58, 84] }));
  c.put(tilt(drawHead({ eyes: 'kind', mouth: 'laugh' }), 0.1, { x: 25, y: 1, w: 120, h: 132, around: [57, 56] }));
  drawArm(c, '84,82 77,79', [4.6, 4]);
  drawWrap(c, 75, 77);
  drawPalm(c, 73, 72);
  return c;
}

function drawSashEnds(c: Canvas) {
  c.part((l) => l.limb('72,86 84,90 92,86 104,92', [3, 4, 3.4, 2], '6').shade('6', '7', 0, 2).shade('6', '5', 0, -1));
  c.part((l) => l.limb('72,88 82,96 90,95 98,102', [3, 3.6, 3, 2], '5').shade('5', '6', 0, 1));
}

/** Knees wide apart, each foot on the other leg. */
function drawLegs(c: Canvas) {
  c.part((l) => l.blob('44,86 72,86 74,98 42,98', 'A'), 'a');
  for (const [knee, foot, x] of [
    ['46,86 30,90 23,95 31,98 46,99', '48,99', 43],
    ['70,86 86,90 93,95 85,98 70,99', '67,99', 66],
  ] as const) {
    c.part((l) => l.limb(knee, [7, 6.4, 5.6, 4.8, 4.4], 'Y').shade('Y', 'A', 1, 2).shade('Y', 'y', -1, -1), 'a');
    const [fx, fy] = foot.split(',').map(Number) as [number, number];
    c.part((l) => l.ellipse(fx + (x < 50 ? 5 : -5), fy, 6.4, 3.8, 'T').shade('T', 't', 1, 1), 'q');
    c.stamp(['q.q', '.q.'], x + (x < 50 ? 7 : -4), 96);
  }
}
