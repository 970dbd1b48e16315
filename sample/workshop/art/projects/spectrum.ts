import type { Canvas } from '../kit/canvas.ts';

const bar = 5;
const step = 7;

/** A town of sound on both sides of the sun. levels: from the edge to the middle, in lamps. */
export function drawSpectrum(c: Canvas, horizon: number, levels: readonly number[]) {
  levels.forEach((level, i) => {
    drawTone(c, 3 + i * step, horizon, level);
    drawTone(c, c.w - 3 - bar - i * step, horizon, Math.max(1, level + ((i * 3) % 5) - 2));
  });
}

function drawTone(c: Canvas, x: number, horizon: number, level: number) {
  c.rect(x - 1, horizon - level * 3 - 1, bar + 2, level * 3 + 1, '#190a3a');
  for (let lamp = 0; lamp < level; lamp++) {
    const [light, edge] = pickColours(lamp);
    const y = horizon - 3 - lamp * 3;
    c.rect(x, y, bar, 2, light).rect(x, y, bar, 1, edge);
    if (lamp * 2 < level) c.rect(x, horizon + 3 + lamp * 3, bar, 1, light);
  }
  c.rect(x, horizon - level * 3 - 4, bar, 1, 'w').rect(x + 1, horizon - level * 3 - 5, bar - 2, 1, '3');
}

function pickColours(lamp: number) {
  if (lamp > 12) return ['5', '4'] as const;
  if (lamp > 9) return ['4', '3'] as const;
  if (lamp > 6) return ['Y', 'y'] as const;
  if (lamp > 2) return ['M', 'm'] as const;
  return ['S', 's'] as const;
}
