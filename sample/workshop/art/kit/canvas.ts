import type { Colour } from './palette.ts';
import { Pixels } from './pixels.ts';
import { type Path, type Point, points, smooth, subdivide, trace } from './points.ts';

/** A picture typed as text: one character per pixel, `.` or a space for nothing. */
export type Rows = string | readonly string[];
export type StampOptions = {
  /** Other colours for some characters: `{ I: '#b3471f' }`. */
  map?: Readonly<Record<string, Colour>>;
  /** Left becomes right. */
  flip?: boolean;
};

/**
 * What pictures are drawn on. A pixel belongs to a shape if its centre is inside. A picture is built part by part:
 * `part` draws a shape on a separate layer, outlines it and puts it on the picture.
 */
export class Canvas extends Pixels {
  /** Fills the whole canvas. */
  fillAll(colour: Colour): this {
    return this.rect(0, 0, this.w, this.h, colour);
  }

  rect(x: number, y: number, w: number, h: number, colour: Colour): this {
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) this.set(x + i, y + j, colour);
    return this;
  }

  /** A box without its four corner pixels, like the boxes of the site. */
  box(x: number, y: number, w: number, h: number, colour: Colour): this {
    return this.rect(x + 1, y, w - 2, h, colour).rect(x, y + 1, w, h - 2, colour);
  }

  frame(x: number, y: number, w: number, h: number, colour: Colour): this {
    return this.rect(x, y, w, 1, colour)
      .rect(x, y + h - 1, w, 1, colour)
      .rect(x, y, 1, h, colour)
      .rect(x + w - 1, y, 1, h, colour);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, colour: Colour): this {
    const isInside = (x: number, y: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
    return this.fill(cx - rx, cy - ry, cx + rx, cy + ry, colour, isInside);
  }

  disc(cx: number, cy: number, r: number, colour: Colour): this {
    return this.ellipse(cx, cy, r, r, colour);
  }

  polygon(corners: Path, colour: Colour): this {
    const path = points(corners);
    const ys = path.map(([, y]) => y);
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(this.h - 1, Math.ceil(Math.max(...ys))); y++) {
      const crossings = findCrossings(path, y + 0.5);
      if (crossings.length === 0) continue;
      for (let x = 0; x < this.w; x++) {
        if (crossings.filter((at) => x + 0.5 < at).length % 2 === 1) this.set(x, y, colour);
      }
    }
    return this;
  }

  /** A closed, rounded shape through the points: bodies, hair, clouds. */
  blob(through: Path, colour: Colour): this {
    return this.polygon(smooth(points(through), true), colour);
  }

  /** A thick, tapering stroke along a curve: arms, tails, locks of hair. Radii from start to end, or one for all. */
  limb(along: Path, radii: number | readonly number[], colour: Colour): this {
    const joints = points(along);
    const [from, to] = joints;
    if (!from || !to) return this;
    const path = joints.length > 2 ? smooth(joints, false) : subdivide(from, to);
    const list = typeof radii === 'number' ? [radii, radii] : radii;
    path.forEach(([x, y], i) => {
      const place = (i / (path.length - 1)) * (list.length - 1);
      const n = Math.min(list.length - 2, Math.floor(place));
      const [a, b] = [list[n] ?? 1, list[n + 1] ?? 1];
      this.disc(x, y, a + (b - a) * (place - n), colour);
    });
    return this;
  }

  /** A straight line, one pixel thick. */
  line(x0: number, y0: number, x1: number, y1: number, colour: Colour): this {
    for (const [x, y] of trace([
      [x0, y0],
      [x1, y1],
    ]))
      this.set(x, y, colour);
    return this;
  }

  /** A curve through the points, or straight segments between them, one pixel thick. */
  thin(along: Path, colour: Colour, isCurved = true): this {
    const joints = points(along);
    const corners = isCurved && joints.length > 2 ? smooth(joints, false) : joints;
    for (const [x, y] of trace(corners)) this.set(x, y, colour);
    return this;
  }

  /** Draws a picture typed as text. */
  stamp(rows: Rows, x = 0, y = 0, { map = {}, flip = false }: StampOptions = {}): this {
    readRows(rows).forEach((row, j) => {
      [...row].forEach((code, i) => {
        if (code !== '.' && code !== ' ') this.set(x + (flip ? row.length - 1 - i : i), y + j, map[code] ?? code);
      });
    });
    return this;
  }

  /** Puts another canvas on this one. */
  put(other: Canvas, x = 0, y = 0, { flip = false }: { flip?: boolean } = {}): this {
    for (let j = 0; j < other.h; j++) {
      for (let i = 0; i < other.w; i++) {
        const colour = other.get(i, j);
        if (colour) this.set(x + (flip ? other.w - 1 - i : i), y + j, colour);
      }
    }
    return this;
  }

  /** Draws a part on a separate layer, outlines it (null: no outline) and puts it here. */
  part(draw: (layer: Canvas) => void, outline: Colour | null = 'o'): this {
    const layer = new Canvas(this.w, this.h);
    draw(layer);
    if (outline !== null) layer.outline(outline);
    return this.put(layer);
  }

  clone(): Canvas {
    return new Canvas(this.w, this.h).put(this);
  }

  crop(x: number, y: number, w: number, h: number): Canvas {
    return new Canvas(w, h).put(this, -x, -y);
  }

  flipped(): Canvas {
    return new Canvas(this.w, this.h).put(this, 0, 0, { flip: true });
  }
}

/** The x of each point where the edges of a closed path cross a row. */
function findCrossings(path: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  let before = path.at(-1);
  for (const point of path) {
    if (before) {
      const [[ax, ay], [bx, by]] = [point, before];
      if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    }
    before = point;
  }
  return crossings;
}

/** The rows of a picture typed as text. */
function readRows(rows: Rows): readonly string[] {
  if (typeof rows !== 'string') return rows;
  return rows
    .replace(/^\n|\n\s*$/g, '')
    .split('\n')
    .map((row) => row.trim());
}

/** A canvas exactly as large as its stamp. */
export function sprite(rows: Rows, options?: StampOptions): Canvas {
  const list = readRows(rows);
  return new Canvas(Math.max(...list.map((row) => row.length)), list.length).stamp(list, 0, 0, options);
}

/** Mirrors the left half of a face, bow or heart to the right. `odd`: the last column is the middle one. */
export function mirrored(rows: Rows, { odd = false, ...options }: StampOptions & { odd?: boolean } = {}): Canvas {
  const fullRows = readRows(rows).map(
    (row) =>
      row +
      [...row]
        .reverse()
        .join('')
        .slice(odd ? 1 : 0),
  );
  return sprite(fullRows, options);
}
