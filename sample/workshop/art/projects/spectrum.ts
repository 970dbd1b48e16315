import type { Canvas } from '../kit/canvas.ts';

const barWidth = 5;
const step = 7;

/** A spectrum on both sides of the sun; `levels` go from the edge to the middle, in lamps. */
export function drawSpectrum(c: Canvas, horizon: number, levels: readonly number[]) {
  levels.forEach((level, i) => {
    drawBar(c, 3 + i * step, horizon, level);
    drawBar(c, c.w - 3 - barWidth - i * step, horizon, Math.max(1, level + ((i * 3) % 5) - 2));
  });
}

function drawBar(c: Canvas, x: number, horizon: number, level: number) {
  c.rect(x - 1, horizon - level * 3 - 1, barWidth + 2, level * 3 + 1, '#190a3a');
  for (let lamp = 0; lamp < level; lamp++) {
    const [light, edge] = pickColours(lamp);
    const y = horizon - 3 - lamp * 3;
    c.rect(x, y, barWidth, 2, light).rect(x, y, barWidth, 1, edge);
    if (lamp * 2 < level) c.rect(x, horizon + 3 + lamp * 3, barWidth, 1, light);
  }
  c.rect(x, horizon - level * 3 - 4, barWidth, 1, 'w').rect(x + 1, horizon - level * 3 - 5, barWidth - 2, 1, '3');
}

function pickColours(lamp: number) {
  if (lamp > 12) return ['5', '4'] as const;
  if (lamp > 9) return ['4', '3'] as const;
  if (lamp > 6) return ['Y', 'y'] as const;
  if (lamp > 2) return ['M', 'm'] as const;
  return ['S', 's'] as const;
}
