import { u16 } from './bytes.ts';
import type { Contour, Point } from './outline.ts';

/** Font units. */
type Box = { xMin: number; yMin: number; xMax: number; yMax: number };
type Outline = { contours: Contour[] };
type Composite = { parts: { index: number; x: number; y: number }[] };
export type Shape = Outline | Composite;

const onCurve = 1;

/** A glyph's box and its bytes in the table `glyf`. `shapes` are all glyphs, of which a composite has some. */
export function packGlyph(shape: Shape, shapes: Shape[]): { box: Box; bytes: Buffer } {
  const points = listPoints(shape, shapes);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
  if (!points.length) return { box: { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }, bytes: Buffer.alloc(0) };
  const head = u16('parts' in shape ? -1 : shape.contours.length, box.xMin, box.yMin, box.xMax, box.yMax);
  const bytes = Buffer.concat([head, 'parts' in shape ? packParts(shape) : packContours(shape)]);
  return { box, bytes: Buffer.concat([bytes, Buffer.alloc(bytes.length & 1)]) };
}

function listPoints(shape: Shape, shapes: Shape[]): Point[] {
  if ('contours' in shape) return shape.contours.flat();
  return shape.parts.flatMap(({ index, x, y }) =>
    listPoints(shapes[index] as Shape, shapes).map((point) => ({ x: point.x + x, y: point.y + y })),
  );
}

function packContours({ contours }: Outline): Buffer {
  const points = contours.flat();
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return last;
  });
  const steps = points.map(({ x, y }, index) => ({
    x: x - (points[index - 1]?.x ?? 0),
    y: y - (points[index - 1]?.y ?? 0),
  }));
  const flags = Buffer.alloc(points.length, onCurve);
  return Buffer.concat([u16(...ends, 0), flags, u16(...steps.map(({ x }) => x)), u16(...steps.map(({ y }) => y))]);
}

/** Each part has two offsets of 16 bits, rounded to the grid; all but the last are followed by another. */
const offsetsAreWords = 0x0001;
const offsetsAreXy = 0x0002;
const roundToGrid = 0x0004;
const moreParts = 0x0020;

function packParts({ parts }: Composite): Buffer {
  return Buffer.concat(
    parts.map(({ index, x, y }, at) => {
      const more = at < parts.length - 1 ? moreParts : 0;
      return u16(offsetsAreWords | offsetsAreXy | roundToGrid | more, index, x, y);
    }),
  );
}
