import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';

type Neon = {
  /** Its radius. */
  sun: number;
  /** Widths of a tone and of what is between two of them. */
  bar: number;
  gap: number;
  /** How loud each tone is, from both edges to the middle. */
  levels: readonly number[];
  /** Between two slits of the sun. */
  line: number;
};

/** A striped sun behind a spectrum, on a grid that begins at the horizon. */
export function drawNeon(c: Canvas, horizon: number, { sun, bar, gap, levels, line }: Neon) {
  const { w, h } = c;
  const cx = w / 2;
  c.gradient(0, 0, w, horizon, [
    [0, '#14082e'],
    [0.35, '#33195a'],
    [0.7, '#6b1f6e'],
    [0.92, '#b9205f'],
    [1, '#ff76ab'],
  ]);
  starfield(c, {
    count: Math.round(w / 5),
    seed: 11,
    colours: ['w', 'L', '3'],
    box: [0, 0, w, Math.round(horizon * 0.55)],
  });

  // The sun: three bands of colour, and slits that widen towards the horizon
  const top = Math.round(horizon - sun * 1.62);
  const disc = new Canvas(w, h);
  disc.disc(cx, top + sun, sun, 'y');
  disc
    .tint('y', 'Y', (_x, y) => y > top + sun * 0.6)
    .tint('Y', 'A', (_x, y) => y > top + sun * 1.05)
    .tint('A', '4', (_x, y) => y > top + sun * 1.35);
  let slit = top + Math.round(sun * 0.72);
  for (let k = 0; slit < horizon; k++) {
    const thick = 1 + (k >> 1);
    const [from, to] = [slit, slit + thick];
    disc.erase((_x, y) => y > from && y < to);
    slit += thick + line + 2;
  }
  disc.erase((_x, y) => y > horizon);
  c.put(disc);

  // Low mountains
  const k = w / 240;
  for (const flip of [false, true]) {
    const m = new Canvas(w, h);
    m.polygon(
      [
        [0, horizon],
        [0, horizon - 18 * k],
        [14 * k, horizon - 24 * k],
        [28 * k, horizon - 12 * k],
        [44 * k, horizon - 20 * k],
        [66 * k, horizon - 4 * k],
        [84 * k, horizon],
      ],
      '#472a8c',
    );
    m.shade('#472a8c', 'L', 0, -1);
    c.put(m, 0, 0, { flip });
  }

  // Floor: rows get farther apart, columns fan out
  c.gradient(0, horizon, w, h - horizon, [
    [0, '#472a8c'],
    [0.35, '#1d0f3c'],
    [1, '#14082e'],
  ]);
  for (let i = -14; i <= 14; i++)
    if (i)
      c.thin(
        [
          [cx + i * (w / 30), horizon + 2],
          [cx + i * (w / 7), h + 20],
        ],
        '#7450cf',
        false,
      );
  for (let i = 0, y = 3; horizon + y < h; i++, y += 3 + i * 1.3) c.rect(0, Math.round(horizon + y), w, 1, '#b9205f');

  // The spectrum stands along the horizon like a town, low in front of the sun
  const draw = (x: number, v: number) => {
    c.rect(x - 1, horizon - v * 3 - 2, bar + 2, v * 3 + 2, '#1d0f3c');
    for (let j = 0; j < v; j++) c.rect(x, horizon - 3 - j * 3, bar, 2, j > 9 ? '4' : j > 5 ? 'Y' : j > 2 ? 'M' : 'S');
    c.rect(x, horizon - v * 3 - 4, bar, 1, 'w');
    for (let j = 0; j * 2 < v; j++) c.rect(x, horizon + 3 + j * 3, bar, 1, j > 2 ? '#4f5a9c' : '#5f86c4');
  };
  levels.forEach((v, i) => {
    draw(2 + i * (bar + gap), v);
    draw(w - 2 - bar - i * (bar + gap), levels[(i * 5 + 3) % 4 === 0 && v > 3 ? Math.max(0, i - 1) : i] ?? v);
  });
  c.rect(0, horizon, w, 1, 'w').rect(0, horizon + 1, w, 1, '4');
}
