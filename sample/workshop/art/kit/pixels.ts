import { type Colour, readColour } from './palette.ts';

/** Gets the centre of a pixel: (0.5, 0.5) is the top left one. */
export type PixelTest = (x: number, y: number) => boolean;
/** A colour's position from top (0) to bottom (1) of a gradient. */
export type Stop = readonly [offset: number, colour: Colour];

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const threshold = (x: number, y: number) => ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16;

/**
 * A grid of pixels, each a `#rrggbb` or null. Coordinates are whole numbers, (0, 0) is the top left pixel; drawing
 * outside has no effect. Every method that draws returns the grid, so calls can be chained.
 */
export class Pixels {
  readonly w: number;
  readonly h: number;
  protected data: (string | null)[];
  private isLocked = false;

  constructor(width: number, height: number, background: Colour | null = null) {
    this.w = width;
    this.h = height;
    this.data = new Array<string | null>(width * height).fill(background === null ? null : readColour(background));
  }

  get(x: number, y: number): string | null {
    return x < 0 || y < 0 || x >= this.w || y >= this.h ? null : (this.data[y * this.w + x] ?? null);
  }

  /** Row by row, from the top left. */
  get pixels(): readonly (string | null)[] {
    return this.data;
  }

  set(x: number, y: number, colour: Colour): this {
    const [i, j] = [Math.round(x), Math.round(y)];
    if (i < 0 || j < 0 || i >= this.w || j >= this.h) return this;
    const at = j * this.w + i;
    if (!this.isLocked || this.data[at]) this.data[at] = readColour(colour);
    return this;
  }

  /** Draws only on pixels that have a colour: `inside(l => l.disc(...))` paints a spot on a shape. */
  inside(draw: (pixels: this) => void): this {
    this.isLocked = true;
    draw(this);
    this.isLocked = false;
    return this;
  }

  /** Fills every pixel of the box that passes the test. */
  fill(x0: number, y0: number, x1: number, y1: number, colour: Colour, test: PixelTest): this {
    const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(this.w - 1, Math.ceil(x1))];
    for (let y = Math.max(0, Math.floor(y0)); y <= Math.min(this.h - 1, Math.ceil(y1)); y++) {
      for (let x = left; x <= right; x++) if (test(x + 0.5, y + 0.5)) this.set(x, y, colour);
    }
    return this;
  }

  /** Makes pixels transparent: all, or those that pass the test. */
  erase(test: PixelTest = () => true): this {
    return this.change((colour, x, y) => (test(x + 0.5, y + 0.5) ? null : colour));
  }

  /** Recolours `from` to `to`: everywhere, or where pixels pass the test. */
  tint(from: Colour, to: Colour, test: PixelTest = () => true): this {
    const [before, after] = [readColour(from), readColour(to)];
    return this.change((colour, x, y) => (colour === before && test(x + 0.5, y + 0.5) ? after : colour));
  }

  /**
   * Light and shadow: recolours each `from` pixel that has an empty pixel (dx, dy) away, so is near that edge.
   * `shade('5', '6', 2, 2)` darkens the lower right rim of a shape in `5`, `shade('5', '4', -1, -1)` lights the
   * upper left.
   */
  shade(from: Colour, to: Colour, dx: number, dy: number): this {
    const [before, after] = [readColour(from), readColour(to)];
    const old = [...this.data];
    const isEmpty = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < this.w && y < this.h && old[y * this.w + x] === null;
    return this.change((colour, x, y) => (colour === before && isEmpty(x + dx, y + dy) ? after : colour));
  }

  /** A line around everything drawn so far, on the outside, with open corners. */
  outline(colour: Colour = 'o'): this {
    const line = readColour(colour);
    const old = [...this.data];
    const at = (x: number, y: number) => (x < 0 || y < 0 || x >= this.w || y >= this.h ? null : old[y * this.w + x]);
    for (let y = 0; y < this.h; y++) {
      for (let x = 0; x < this.w; x++) {
        const isEdge = !at(x, y) && (at(x + 1, y) || at(x - 1, y) || at(x, y + 1) || at(x, y - 1));
        if (isEdge) this.data[y * this.w + x] = line;
      }
    }
    return this;
  }

  /** Ordered dither: `amount` is 0 to 1, or a function of the position in the box, (0, 0) to (1, 1). */
  dither(
    x: number,
    y: number,
    w: number,
    h: number,
    colour: Colour,
    amount: number | ((u: number, v: number) => number),
  ): this {
    for (let j = 0; j < h; j++) {
      for (let i = 0; i < w; i++) {
        const level = typeof amount === 'function' ? amount(i / w, j / h) : amount;
        if (threshold(x + i, y + j) < level) this.set(x + i, y + j, colour);
      }
    }
    return this;
  }

  /** A dithered gradient from top to bottom: `[[0, '1'], [0.5, '3'], [1, '5']]`. */
  gradient(x: number, y: number, w: number, h: number, stops: readonly Stop[]): this {
    for (let j = 0; j < h; j++) {
      const offset = h > 1 ? j / (h - 1) : 0;
      let n = 0;
      while (n < stops.length - 2 && offset > (stops[n + 1]?.[0] ?? 1)) n++;
      const [[above, from], [below, to]] = [stops[n] ?? [0, 'w'], stops[n + 1] ?? stops[n] ?? [1, 'w']];
      const level = Math.min(1, Math.max(0, (offset - above) / (below - above)));
      for (let i = 0; i < w; i++) this.set(x + i, y + j, threshold(x + i, y + j) < level ? to : from);
    }
    return this;
  }

  /** Mirrors the left half onto the right. */
  mirror(): this {
    const old = this.data;
    return this.change((_colour, x, y) => old[y * this.w + Math.min(x, this.w - 1 - x)] ?? null, true);
  }

  private change(turn: (colour: string | null, x: number, y: number) => string | null, fillsGaps = false): this {
    this.data = this.data.map((colour, i) =>
      colour === null && !fillsGaps ? null : turn(colour, i % this.w, Math.floor(i / this.w)),
    );
    return this;
  }
}
