import type { Pixels } from './pixels.ts';

/** Squares of one colour each, `size` pixels wide, of which the first whole ones begin at `left` and `top`. */
export type PixelGrid = { size: number; left: number; top: number };

const maxColours = 256;
/** Fewer edges than this may well lie at multiples of something by chance. */
const minEdges = 6;
/** A picture that would be smaller than this in its own pixels was rather drawn with large squares. */
const minPixels = 8;
/**
 * Of the edges between colours, how many lead to a colour in between. The sample's pixel art has at most 0.32, a smooth line of ink
 * 0.56 to 0.65.
 */
const maxSmoothShare = 0.45;
/** Without a visible grid, pixel art of more pixels than this cannot be told from a drawing. */
const maxOwnSize = 1024;

/**
 * The grid of pixel art, found by measuring: few colours, in squares of equal pixels. The size is 1 for pixel art that was not
 * enlarged. Undefined for everything else.
 */
export function findPixelGrid(pixels: Pixels): PixelGrid | undefined {
  if (countColours(pixels) > maxColours) return undefined;
  const across = findStep(findEdges(pixels), pixels.width);
  const down = findStep(findEdges(turn(pixels)), pixels.height);
  const size = greatestCommonDivisor(across.step, down.step);
  const isEnlarged = size > 1 && Math.min(pixels.width, pixels.height) / size >= minPixels;
  if (isEnlarged) return { size, left: across.first % size, top: down.first % size };
  if (Math.max(pixels.width, pixels.height) > maxOwnSize || findSmoothShare(pixels) > maxSmoothShare) return undefined;
  return { size: 1, left: 0, top: 0 };
}

/** The picture in the pixels it was drawn in. A square that is cut off at an edge counts as a whole one. */
export function shrinkToGrid({ data, width, height }: Pixels, { size, left, top }: PixelGrid): Pixels {
  const columns = listMiddles(left, size, width);
  const rows = listMiddles(top, size, height);
  const small = new Uint32Array(columns.length * rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      small[y * columns.length + x] = data[row * width + column] as number;
    }
  }
  return { data: small, width: columns.length, height: rows.length };
}

function listMiddles(first: number, size: number, length: number): number[] {
  const starts = first === 0 ? [] : [0];
  for (let start = first; start < length; start += size) starts.push(start);
  return starts.map((start, index) => Math.floor((start + (starts[index + 1] ?? length)) / 2));
}

function countColours({ data }: Pixels): number {
  const colours = new Set<number>();
  let last: number | undefined;
  for (const colour of data) {
    if (colour === last) continue;
    colours.add(colour);
    if (colours.size > maxColours) break;
    last = colour;
  }
  return colours.size;
}

/** The columns in which any row has another colour than in the column before. */
function findEdges({ data, width, height }: Pixels): number[] {
  const isEdge = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 1; x < width; x += 1) if (data[row + x] !== data[row + x - 1]) isEdge[x] = 1;
  }
  return [...isEdge.keys()].filter((x) => isEdge[x] === 1);
}

/** How far apart edges are, at the least common step; with few of them, the picture's own edges count as well. */
function findStep(edges: number[], length: number): { step: number; first: number } {
  const all = edges.length >= minEdges ? edges : [0, ...edges, length];
  const [first = 0] = all;
  return { step: all.reduce((step, edge) => greatestCommonDivisor(step, edge - first), 0), first };
}

/**
 * Of the places where the colour changes twice in a row, the share of those whose middle lies between its neighbours, as where a
 * smooth line was drawn.
 */
function findSmoothShare(pixels: Pixels): number {
  const counts = { edges: 0, smooth: 0 };
  for (const { data, width, height } of [pixels, turn(pixels)]) {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    for (let y = 0; y < height; y += 1) {
      for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
        if (data[at] === data[at - 1]) continue;
        counts.edges += 1;
        if (data[at] !== data[at + 1] && data[at - 1] !== data[at + 1] && liesBetween(bytes, at)) counts.smooth += 1;
      }
    }
  }
  return counts.edges === 0 ? 0 : counts.smooth / counts.edges;
}

function liesBetween(bytes: Uint8Array, at: number): boolean {
  for (let channel = 0; channel < 4; channel += 1) {
    const [one = 0, middle = 0, other = 0] = [-4, 0, 4].map((step) => bytes[at * 4 + step + channel]);
    if (middle < Math.min(one, other) || middle > Math.max(one, other)) return false;
  }
  return true;
}

/** Rows become columns. */
function turn({ data, width, height }: Pixels): Pixels {
  const turned = new Uint32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] as number;
  }
  return { data: turned, width: height, height: width };
}

function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
