import type { Rows } from './read-letters.ts';

export type Point = { x: number; y: number };
export type Contour = Point[];

const key = (x: number, y: number) => `${x},${y}`;

/** The inked cells of a picture. The smooth cut has four for each pixel, with corners filled or cut as their neighbours say. */
function listCells(rows: Rows, isSmooth: boolean): Point[] {
  const read = (x: number, y: number) => rows[y]?.[x] ?? '.';
  const isInk = (x: number, y: number) => '#X'.includes(read(x, y));
  const cells: Point[] = [];
  for (let y = -1; y <= rows.length; y++) {
    for (let x = -1; x <= (rows[0]?.length ?? 0); x++) {
      if (!isSmooth) {
        if (isInk(x, y)) cells.push({ x, y });
        continue;
      }
      const [above, right, below, left] = [isInk(x, y - 1), isInk(x + 1, y), isInk(x, y + 1), isInk(x - 1, y)];
      const stays = 'X,'.includes(read(x, y)) && read(x, y) !== '.';
      // Scale2x: the two neighbours of each corner, and the two opposite.
      const corners = [
        [left, above, below, right],
        [above, right, left, below],
        [below, left, right, above],
        [right, below, above, left],
      ] as const;
      for (const [index, [one, other, facesOne, facesOther]] of corners.entries()) {
        const isCorner = one === other && one !== facesOne && other !== facesOther && !stays;
        if (isCorner ? one : isInk(x, y)) cells.push({ x: x * 2 + (index & 1), y: y * 2 + (index >> 1) });
      }
    }
  }
  return cells;
}

/** The outlines of a picture's ink in pixels, with the ink on the right (y points down). Only corners are points. */
export function traceOutline(rows: Rows, isSmooth: boolean): Contour[] {
  const cells = listCells(rows, isSmooth);
  const inked = new Set(cells.map(({ x, y }) => key(x, y)));
  /** Where each edge leads, by its first point. */
  const edges = new Map<string, Point[]>();
  const addEdge = (x: number, y: number, end: Point) => edges.set(key(x, y), [...(edges.get(key(x, y)) ?? []), end]);
  for (const { x, y } of cells) {
    if (!inked.has(key(x, y - 1))) addEdge(x, y, { x: x + 1, y });
    if (!inked.has(key(x + 1, y))) addEdge(x + 1, y, { x: x + 1, y: y + 1 });
    if (!inked.has(key(x, y + 1))) addEdge(x + 1, y + 1, { x, y: y + 1 });
    if (!inked.has(key(x - 1, y))) addEdge(x, y + 1, { x, y });
  }
  const scale = isSmooth ? 0.5 : 1;
  const contours: Contour[] = [];
  for (;;) {
    const [start] = edges.keys();
    if (!start) return contours;
    contours.push(followEdges(edges, start).map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  }
}

function followEdges(edges: Map<string, Point[]>, start: string): Contour {
  const corners: Contour = [];
  let [x = 0, y = 0] = start.split(',').map(Number);
  let way: Point | undefined;
  const firstWay = { x: 0, y: 0 };
  do {
    const ends = edges.get(key(x, y)) ?? [];
    // Where two cells touch by a corner: keep to the right.
    const turn = way && ends.find((end) => end.x - x === -(way as Point).y && end.y - y === (way as Point).x);
    const end = (ends.length > 1 && turn) || ends[0];
    if (!end) throw new Error(`The outline ends at ${x}, ${y}.`);
    if (ends.length > 1)
      edges.set(
        key(x, y),
        ends.filter((other) => other !== end),
      );
    else edges.delete(key(x, y));
    const step = { x: end.x - x, y: end.y - y };
    if (!way) Object.assign(firstWay, step);
    if (step.x !== way?.x || step.y !== way.y) corners.push({ x, y });
    way = step;
    ({ x, y } = end);
  } while (key(x, y) !== start);
  // The walk may have begun in the middle of an edge.
  if (way.x === firstWay.x && way.y === firstWay.y) corners.shift();
  return corners;
}
