import type { Canvas } from './canvas.ts';
import type { Colour } from './palette.ts';
import type { PixelTest } from './pixels.ts';
import { createRandom } from './random.ts';

/** The area to cover; the whole canvas if left out. */
export type Box = readonly [x: number, y: number, w: number, h: number];
type Size = { size?: number; box?: Box };
type Step = { step?: number; box?: Box };

/** Sets every pixel of a box to what `choose` returns for its position in the box (i, j) and on the canvas (x, y). */
function cover(
  c: Canvas,
  box: Box | undefined,
  choose: (i: number, j: number, x: number, y: number) => Colour,
): Canvas {
  const [x, y, w, h] = box ?? [0, 0, c.w, c.h];
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) c.set(x + i, y + j, choose(i, j, x + i, y + j));
  return c;
}

/** A chequerboard: a calm background. */
export const checks = (c: Canvas, a: Colour, b: Colour, { size = 4, box }: Size = {}) =>
  cover(c, box, (i, j) => ((Math.floor(i / size) + Math.floor(j / size)) & 1 ? b : a));

/** Diagonal. */
export const stripes = (c: Canvas, a: Colour, b: Colour, { size = 4, box }: Size = {}) =>
  cover(c, box, (i, j) => ((i + j) % (size * 2) < size ? b : a));

/** Every second row is shifted by half a step. */
export const dots = (c: Canvas, a: Colour, b: Colour, { step = 6, size = 2, box }: Size & Step = {}) =>
  cover(c, box, (i, j) => {
    const shift = Math.floor(j / step) & 1 ? step / 2 : 0;
    return (i + shift) % step < size && j % step < size ? b : a;
  });

/** Graph paper. */
export const grid = (c: Canvas, a: Colour, b: Colour, { step = 5, box }: Step = {}) =>
  cover(c, box, (i, j) => (i % step === 0 || j % step === 0 ? b : a));

/** A tablecloth: two bands that cross and add up, like the site's wallpaper. */
export const gingham = (c: Canvas, paper: Colour, band: Colour, crossing: Colour, { size = 4, box }: Size = {}) =>
  cover(c, box, (i, j) => [paper, band, crossing][(Math.floor(i / size) & 1) + (Math.floor(j / size) & 1)] ?? paper);

type Rays = { cx?: number; cy?: number; count?: number; turn?: number; box?: Box };
/** Sun rays from a centre; `turn` rotates them, as a fraction of a full turn. */
export const rays = (
  c: Canvas,
  a: Colour,
  b: Colour,
  { cx = c.w / 2, cy = c.h / 2, count = 12, turn = 0, box }: Rays = {},
) =>
  cover(c, box, (_i, _j, x, y) => {
    const angle = Math.atan2(y + 0.5 - cy, x + 0.5 - cx) / (Math.PI * 2) + 1 + turn;
    return Math.floor(angle * count * 2) & 1 ? b : a;
  });

const sparks = {
  dot: ['a'],
  plus: ['.a.', 'aba', '.a.'],
  star: ['..a..', '..a..', 'aabaa', '..a..', '..a..'],
  big: ['...a...', '...a...', '..aba..', 'aabbbaa', '..aba..', '...a...', '...a...'],
  heart: ['a.a', 'aaa', '.a.'],
  love: ['.aa.aa.', 'abaaaaa', 'aaaaaaa', '.aaaaa.', '..aaa..', '...a...'],
  note: ['..aaa', '..a.a', '..a.a', '.aa.a', 'aaaaa', 'aa.aa'],
} as const;
export type Spark = keyof typeof sparks;

/** A sparkle centred on a pixel: `spark(c, 'plus', x, y, 'Y', 'w')`; `b` colours its centre. */
export function spark(c: Canvas, kind: Spark, x: number, y: number, a: Colour, b: Colour = 'w'): Canvas {
  const rows = sparks[kind];
  return c.stamp(rows, x - (rows[0].length >> 1), y - (rows.length >> 1), { map: { a, b } });
}

type Starfield = {
  count?: number;
  seed?: number;
  colours?: readonly [Colour, Colour, ...Colour[]];
  box?: Box;
  keep?: PixelTest;
};
/** A starry sky: single stars, and every fifth one a small cross. `keep` says where stars may be. */
export function starfield(
  c: Canvas,
  { count = 30, seed = 1, colours = ['w', 'L'], box, keep = () => true }: Starfield = {},
): Canvas {
  const [x0, y0, w, h] = box ?? [0, 0, c.w, c.h];
  const random = createRandom(seed);
  const stars: [x: number, y: number][] = [];
  for (let tries = 0; stars.length < count && tries < count * 40; tries++) {
    const [x, y] = [x0 + Math.floor(random() * w), y0 + Math.floor(random() * h)];
    if (!keep(x, y) || stars.some(([a, b]) => Math.abs(a - x) + Math.abs(b - y) < 6)) continue;
    if (stars.length % 5 === 0) spark(c, 'plus', x, y, colours[1], colours[0]);
    else c.set(x, y, colours[stars.length % colours.length] ?? colours[0]);
    stars.push([x, y]);
  }
  return c;
}
