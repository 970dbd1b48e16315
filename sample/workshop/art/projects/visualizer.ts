import { Canvas } from '../kit/canvas.ts';
import { drawListener } from './listener.ts';
import { drawDusk, drawGrid, drawPalm } from './neon.ts';
import { drawSpectrum } from './spectrum.ts';

const horizon = 92;

export function drawVisualizer() {
  const c = new Canvas(240, 150);
  drawDusk(c, horizon);
  drawGrid(c, horizon);
  drawSpectrum(c, horizon, [6, 9, 8, 13, 11, 16, 12, 14, 10, 8, 5, 4, 2, 1]);
  for (const flip of [false, true]) drawPalm(c, { flip });
  drawListener(c, 120, 118);
  // The song: a thin player along the bottom
  c.rect(0, 136, 240, 14, '#14082e').rect(0, 136, 240, 1, 'L');
  c.stamp(['w....', 'www..', 'wwwww', 'www..', 'w....'], 12, 141);
  c.rect(24, 142, 168, 2, '#5c3a86')
    .rect(24, 142, 70, 2, '4')
    .stamp(['.55.55.', '5w55555', '5555555', '.55555.', '..555..', '...5...'], 91, 140);
  for (const [x, n, k] of [
    [200, 3, 'M'],
    [203, 5, 'M'],
    [206, 2, 'Y'],
    [209, 6, '4'],
    [212, 4, 'M'],
    [215, 7, '4'],
    [218, 3, 'Y'],
    [221, 5, 'M'],
    [224, 2, 'M'],
    [227, 4, 'Y'],
  ] as const)
    c.rect(x, 147 - n, 2, n, k);
  c.stamp(['..LLLLL', '..L...L', '..L...L', 'LLL.LLL', 'LLL.LLL'], 92, 108).stamp(
    ['.44', '.4.', '44.', '44.'],
    146,
    100,
  );
  return c;
}
