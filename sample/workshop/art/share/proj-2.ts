import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { createRandom } from '../kit/random.ts';
import { drawSinging } from '../mascot/moods.ts';
import { drawWindow, writeTitle } from './window.ts';

const horizon = 84;
const sunset = ['#fff6c8', 'y', 'Y', '#ffc05c', '#ffa05c', '#ff8a6c', '#ff6a8c', '5'];

function drawSun(c: Canvas): void {
  const sun = new Canvas(240, 126);
  for (const [i, colour] of sunset.entries()) sun.rect(0, 22 + i * 8, 240, 8, colour);
  sun.erase((x, y) => (x - 184) ** 2 + (y - 60) ** 2 > 38 ** 2);
  each('50,1 58,2 66,3 74,4', (top, h) => sun.erase((_x, y) => y > top && y < top + h));
  c.put(sun);
}

/** A spectrum as a skyline: the height of each house is the level of a frequency band. */
function drawSpectrum(c: Canvas): void {
  const random = createRandom(12);
  for (let x = 0; x < 240; x += 7) {
    const near = 1 - Math.min(1, Math.abs(x - 184) / 150);
    const height = Math.round(4 + near * 8 + random() * 16) - (Math.abs(x - 184) < 40 ? 8 : 0);
    c.rect(x, horizon - height - 1, 6, height + 1, '#2a1257');
    for (let y = 0; y < height; y += 3) {
      const colour = y > 18 ? '5' : y > 12 ? 'A' : y > 6 ? 'Y' : 'M';
      c.rect(x + 1, horizon - y - 3, 4, 2, colour);
    }
  }
}

function drawGrid(c: Canvas): void {
  c.rect(0, horizon, 240, 126 - horizon, '#1d0f3c').dither(100, horizon, 132, 14, '#7a2a7e', (_u, v) => 0.7 - v * 0.7);
  each('87 91 97 105 115', (y) => c.rect(0, y, 240, 1, '#7450cf'));
  for (let k = -14; k <= 14; k++)
    c.line(Math.round(184 + k * 9), horizon + 1, Math.round(184 + k * 30), 126, '#b99bf5');
  c.rect(0, horizon, 240, 1, '#ffd0f0');
}

/** The sun, the grid, the spectrum, and the mascot singing along. */
export function drawProj2Share(): Canvas {
  const c = new Canvas(240, 126);
  for (const [i, colour] of ['#33195a', '#45207a', '#632c98', '#8f3fb4', '#c4559f', '#f46fb0', '#ff9fb4'].entries()) {
    c.rect(0, i * 12, 240, 13, colour);
    if (i > 0) for (let x = i % 2; x < 240; x += 2) c.set(x, i * 12 - 1, colour);
  }
  starfield(c, { count: 26, seed: 3, keep: (_x, y) => y < 36 });
  drawSun(c);
  drawSpectrum(c);
  drawGrid(c);
  const singer = drawSinging();
  c.part((l) => l.ellipse(184, 125, 19, 6, '#120828'), null).put(singer, 164, 86);
  return writeTitle(drawWindow(c, { x: 8, y: 12, w: 150, h: 66 }, '#1d0f3c'), ['SYNTHWAVE', 'VISUALIZER'], 83, 33);
}
