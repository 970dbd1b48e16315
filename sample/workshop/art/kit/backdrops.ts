import { Canvas } from './canvas.ts';
import type { Colour } from './palette.ts';
import type { Box } from './patterns.ts';
import type { Stop } from './pixels.ts';
import { createRandom } from './random.ts';

const skies = {
  day: [
    [0, '#cfdcff'],
    [0.3, '#e5d6ff'],
    [0.58, '#ffcfe4'],
    [0.86, '#fff0dc'],
    [1, '#fff6e6'],
  ],
  dusk: [
    [0, '#7450cf'],
    [0.3, '#b99bf5'],
    [0.55, '#ffa6c9'],
    [0.8, '#ffd0a0'],
    [1, '#fff0b3'],
  ],
  night: [
    [0, '#1d0f3c'],
    [0.4, '#33195a'],
    [0.75, '#472a8c'],
    [1, '#7450cf'],
  ],
  rose: [
    [0, '#33195a'],
    [0.35, '#5c1f68'],
    [0.65, '#b9205f'],
    [0.85, '#ff76ab'],
    [1, '#ffd0a0'],
  ],
  mint: [
    [0, '#d3ebff'],
    [0.5, '#cdf5e1'],
    [1, '#fff6e6'],
  ],
} as const satisfies Record<string, readonly Stop[]>;
export type Sky = keyof typeof skies;

/** Fills the whole canvas, or a box of it. */
export const sky = (c: Canvas, name: Sky, [x, y, w, h]: Box = [0, 0, c.w, c.h]) => c.gradient(x, y, w, h, skies[name]);

/** A flat-bottomed cloud of three puffs, `w` pixels wide, standing on row `y`. */
export function cloud(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  [light, dark]: readonly [Colour, Colour] = ['#ffffff', '#ffdcec'],
): Canvas {
  const h = w * 0.42;
  const isDithered = (px: number, py: number) => (Math.floor(px) + Math.floor(py)) % 2 === 0;
  const layer = new Canvas(c.w, c.h)
    .ellipse(x + w * 0.3, y - h * 0.38, w * 0.2, h * 0.36, light)
    .ellipse(x + w * 0.53, y - h * 0.55, w * 0.22, h * 0.44, light)
    .ellipse(x + w * 0.75, y - h * 0.34, w * 0.17, h * 0.3, light)
    .rect(Math.round(x + w * 0.06), Math.round(y - h * 0.28), Math.round(w * 0.88), Math.round(h * 0.28), light)
    .tint(light, dark, (px, py) => py > y - h * 0.16 || (py > y - h * 0.34 && isDithered(px, py)));
  return c.put(layer);
}

type Hill = { top?: Colour; speck?: Colour; every?: number };
/** Ground whose upper edge is `edge(x)`, with a lighter line on top and sparse specks below. */
export function hill(
  c: Canvas,
  edge: (x: number) => number,
  base: Colour,
  { top, speck, every = 17 }: Hill = {},
): Canvas {
  for (let x = 0; x < c.w; x++) {
    const edgeY = Math.round(edge(x));
    for (let y = edgeY; y < c.h; y++) {
      c.set(x, y, speck !== undefined && y > edgeY + 2 && (x * 3 + y * 5) % every === 0 ? speck : base);
    }
    if (top !== undefined) c.set(x, edgeY, top);
  }
  return c;
}

type Tree = { leaf?: Colour; dark?: Colour; light?: Colour; trunk?: Colour; line?: Colour | null };
/** A lollipop tree whose crown has the radius `r`. */
export function tree(
  c: Canvas,
  x: number,
  ground: number,
  r: number,
  { leaf = 'M', dark = 'G', light = 'm', trunk = 'b', line = 'o' }: Tree = {},
): Canvas {
  return c.part((l) => {
    l.rect(Math.round(x) - 1, ground - Math.ceil(r), 2, Math.ceil(r) + 1, trunk);
    l.disc(x, ground - r * 1.75, r, leaf);
    l.tint(leaf, dark, (px, py) => (px - x + r * 0.25) ** 2 + (py - ground + r * 2) ** 2 > r * r * 0.92);
    l.set(x - r * 0.5, ground - r * 2.2, light).set(x - r * 0.5 + 1, ground - r * 2.2, light);
  }, line);
}

export function flower(c: Canvas, x: number, y: number, petal: Colour = 'w', centre: Colour = 'Y'): Canvas {
  return c
    .set(x, y, centre)
    .set(x - 1, y, petal)
    .set(x + 1, y, petal)
    .set(x, y - 1, petal)
    .set(x, y + 1, petal);
}

type Skyline = {
  seed?: number;
  wall?: Colour;
  lit?: Colour;
  dim?: Colour | null;
  /** Heights of the houses. */
  min?: number;
  max?: number;
  x0?: number;
  x1?: number;
  edge?: Colour | null;
};
/** Houses with lit windows, standing on row `ground`. */
export function skyline(
  c: Canvas,
  ground: number,
  { seed = 1, wall = 'X', lit = 'Y', dim = null, min = 6, max = 18, x0 = 0, x1 = c.w, edge = null }: Skyline = {},
): Canvas {
  const random = createRandom(seed);
  for (let x = x0; x < x1; ) {
    const [w, h] = [6 + Math.floor(random() * 7), min + Math.floor(random() * (max - min))];
    c.rect(x, ground - h, Math.min(w, x1 - x), h, wall);
    if (edge !== null) c.rect(x, ground - h, Math.min(w, x1 - x), 1, edge);
    for (let j = ground - h + 2; j < ground - 2; j += 3) {
      for (let i = x + 1; i < Math.min(x + w - 1, x1 - 1); i += 2) {
        const chance = random();
        if (chance < 0.3) c.set(i, j, lit);
        else if (dim !== null && chance < 0.6) c.set(i, j, dim);
      }
    }
    x += w;
  }
  return c;
}

/** A pine of three tiers, `w` wide and `h` high, lit from the left. */
export function pine(
  c: Canvas,
  x: number,
  ground: number,
  w: number,
  h: number,
  light: Colour,
  dark: Colour,
  line: Colour | null = null,
): Canvas {
  const tiers = [
    { top: 0.42, bottom: 0.94, share: 1 },
    { top: 0.2, bottom: 0.7, share: 0.76 },
    { top: 0, bottom: 0.46, share: 0.52 },
  ];
  return c.part((l) => {
    l.rect(x - 1, ground - 4, 3, 4, dark);
    for (const { top, bottom, share } of tiers) {
      const [y0, y1, r] = [ground - h * (1 - top), ground - h * (1 - bottom), (w * share) / 2];
      const [peak, right] = [[x + 0.5, y0] as const, [x + 0.5 + r, y1] as const];
      l.polygon([peak, right, [x + 0.5 - r, y1]], light);
      l.polygon([peak, right, [x + 1.5, y1 - 2]], dark);
      l.rect(Math.ceil(x - r * 0.7), Math.floor(y1), Math.round(r * 1.4), 1, dark);
    }
  }, line);
}
