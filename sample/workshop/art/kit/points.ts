/** In art pixels from the top left corner; fractions are fine. */
export type Point = readonly [x: number, y: number];
/** Points as SVG writes them, `3,4 10,4.5 12,9`, or as pairs. */
export type Path = string | readonly Point[];

const readNumbers = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number));

export function points(path: Path): readonly Point[] {
  return typeof path === 'string' ? readNumbers(path).map(([x = 0, y = 0]): Point => [x, y]) : path;
}

/** Draws the same thing at several points: `each('3,4 9,2', (x, y) => …)`. A point may have more than two numbers. */
export function each(list: string, draw: (x: number, y: number, ...more: number[]) => void): void {
  for (const [x = 0, y = 0, ...more] of readNumbers(list)) draw(x, y, ...more);
}

const spline = (p: number, q: number, r: number, s: number, t: number) =>
  0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);

/** Points along a smooth (Catmull-Rom) curve through the given ones. */
export function smooth(path: readonly Point[], isClosed: boolean): Point[] {
  const [first, end] = [path[0], path.at(-1)];
  if (!first || !end) return [];
  const at = (i: number): Point =>
    isClosed ? (path[(i + path.length) % path.length] ?? first) : (path[i] ?? (i < 0 ? first : end));
  const curve: Point[] = [];
  const segments = isClosed ? path.length : path.length - 1;
  for (let i = 0; i < segments; i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = Math.max(6, Math.ceil(Math.hypot(r[0] - q[0], r[1] - q[1]) * 2));
    for (let k = 0; k < steps; k++) {
      curve.push([spline(p[0], q[0], r[0], s[0], k / steps), spline(p[1], q[1], r[1], s[1], k / steps)]);
    }
  }
  if (!isClosed) curve.push(end);
  return curve;
}

/** Points along a line, close enough that discs on them form a stroke. */
export function subdivide([ax, ay]: Point, [bx, by]: Point): Point[] {
  const steps = Math.max(2, Math.ceil(Math.hypot(bx - ax, by - ay) * 2));
  return Array.from(
    { length: steps + 1 },
    (_, i): Point => [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps],
  );
}

/** The pixels of a one-pixel line along straight segments (Bresenham), without double corners. */
export function trace(corners: readonly Point[]): Point[] {
  const dots: Point[] = [];
  for (let i = 1; i < corners.length; i++) {
    const [from, to] = [corners[i - 1], corners[i]];
    if (!from || !to) continue;
    let [x, y] = [Math.round(from[0]), Math.round(from[1])];
    const [x1, y1] = [Math.round(to[0]), Math.round(to[1])];
    const [dx, dy] = [Math.abs(x1 - x), -Math.abs(y1 - y)];
    let error = dx + dy;
    for (;;) {
      const last = dots.at(-1);
      if (last?.[0] !== x || last[1] !== y) dots.push([x, y]);
      if (x === x1 && y === y1) break;
      const doubled = 2 * error;
      if (doubled >= dy) {
        error += dy;
        x += x < x1 ? 1 : -1;
      }
      if (doubled <= dx) {
        error += dx;
        y += y < y1 ? 1 : -1;
      }
    }
  }
  return dropCorners(dots);
}

function dropCorners(dots: readonly Point[]): Point[] {
  const kept: Point[] = [];
  dots.forEach((dot, i) => {
    const [before, after] = [kept.at(-1), dots[i + 1]];
    const isCorner =
      before &&
      after &&
      (before[0] === dot[0] || before[1] === dot[1]) &&
      (after[0] === dot[0] || after[1] === dot[1]) &&
      before[0] !== after[0] &&
      before[1] !== after[1];
    if (!isCorner) kept.push(dot);
  });
  return kept;
}
