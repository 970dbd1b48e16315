import { readFileSync } from 'node:fs';
import { u16, u32 } from './bytes.ts';
import { packCharacterMap } from './character-map.ts';
import { packFont } from './font-file.ts';
import { packGlyph, type Shape } from './glyph-table.ts';
import { type Glyph, listGlyphs } from './glyphs.ts';
import { type Alphabet, readLetters } from './read-letters.ts';
import { packStyleSet } from './style-set.ts';

/** Font units of a pixel; 8 pixels are the em, and the smooth cut has half ones. */
const unit = 16;
const unitsPerEm = 8 * unit;
/** In pixels. */
const ascent = 10;
const descent = 3;

export function readAlphabet(): Alphabet {
  return readLetters(readFileSync(new URL('./letters.txt', import.meta.url), 'utf8'));
}

/** Both cuts in one TrueType file: the smooth one, and the plain one as its stylistic set `ss01`. */
export function makeLetters(alphabet: Alphabet): Buffer {
  const smooth = listGlyphs(alphabet, true);
  const plain = listGlyphs(alphabet, false);
  const glyphs = [...smooth, ...plain];
  const shapes = [...findShapes(smooth, 0), ...findShapes(plain, smooth.length)];
  const packed = shapes.map((shape) => packGlyph(shape, shapes));
  const boxes = packed.map(({ box }) => box);
  const widths = glyphs.map(({ width }) => width * unit);
  const characters = smooth.flatMap((glyph, index) => glyph.characters.map((codePoint) => [codePoint, index] as const));
  const codePoints = characters.map(([codePoint]) => codePoint);
  const box = {
    xMin: Math.min(...boxes.map(({ xMin }) => xMin)),
    yMin: Math.min(...boxes.map(({ yMin }) => yMin)),
    xMax: Math.max(...boxes.map(({ xMax }) => xMax)),
    yMax: Math.max(...boxes.map(({ yMax }) => yMax)),
  };
  const outlines = shapes.map((shape) => ('contours' in shape ? shape.contours : []));
  const [ascentUnits, descentUnits] = [ascent * unit, descent * unit];
  let offset = 0;
  const offsets = [0, ...packed.map(({ bytes }) => (offset += bytes.length))];
  return packFont({
    // Version, checksum, flags (baseline at 0), size, two dates, box, style, smallest size, direction, long offsets.
    head: Buffer.concat([
      u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
      u16(3, unitsPerEm),
      u32(0, 0, 0, 0),
      u16(box.xMin, box.yMin, box.xMax, box.yMax, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x00010000),
      u16(ascentUnits, -descentUnits, 0, Math.max(...widths), box.xMin, 0, box.xMax, 1, 0, 0, 0, 0, 0, 0, 0),
      u16(glyphs.length),
    ]),
    maxp: Buffer.concat([
      u32(0x00010000),
      u16(glyphs.length, Math.max(...outlines.map((contours) => contours.flat().length))),
      u16(Math.max(...outlines.map(({ length }) => length)), 200, 16, 2, 0, 0, 0, 0, 0, 0, 2, 1),
    ]),
    'OS/2': packMetrics(widths, codePoints, ascentUnits, descentUnits),
    hmtx: u16(...glyphs.flatMap((_, index) => [widths[index] ?? 0, boxes[index]?.xMin ?? 0])),
    cmap: packCharacterMap(new Map(characters)),
    loca: u32(...offsets),
    glyf: Buffer.concat(packed.map(({ bytes }) => bytes)),
    name: packNames({ 1: 'Bonbon Letters', 2: 'Regular', 4: 'Bonbon Letters', 6: 'BonbonLetters-Regular' }),
    // No glyph names, and no underline of its own.
    post: Buffer.concat([u32(0x00030000, 0), u16(-unit, unit), u32(0, 0, 0, 0, 0)]),
    // Smoothed in both directions at every size, without grid-fitting: the outlines are on the grid.
    gasp: u16(1, 1, 0xffff, 0x000a),
    // Without glyph 0, the box for what is missing: a browser asks another file for it, but would keep the plain box.
    GSUB: packStyleSet(new Map(smooth.slice(1).map((_, index) => [index + 1, smooth.length + index + 1]))),
  });
}

/** Outlines and parts in font units; a part is found by its name among the glyphs of its cut, which begin at `first`. */
function findShapes(glyphs: Glyph[], first: number): Shape[] {
  const indexes = new Map(glyphs.map(({ name }, index) => [name, first + index]));
  return glyphs.map((glyph) => {
    if ('contours' in glyph) {
      return { contours: glyph.contours.map((contour) => contour.map(({ x, y }) => ({ x: x * unit, y: y * unit }))) };
    }
    const parts = glyph.parts.map(({ glyph: name, x, y }) => ({
      index: indexes.get(name) as number,
      x: x * unit,
      y: y * unit,
    }));
    return { parts };
  });
}

function packMetrics(widths: number[], codePoints: number[], ascentUnits: number, descentUnits: number): Buffer {
  const average = Math.round(widths.reduce((sum, width) => sum + width, 0) / widths.length);
  const [first, last] = [Math.min(...codePoints), Math.max(...codePoints)];
  // Superscript, subscript and strikeout in pixels; no PANOSE; the scripts Latin-1 and Latin Extended-A.
  return Buffer.concat([
    u16(4, average, 400, 5, 0),
    u16(...[5, 5, 0, 1, 5, 5, 0, 4, 1, 3].map((pixels) => pixels * unit), 0),
    Buffer.alloc(10),
    u32(0b111, 0, 0, 0),
    Buffer.from('NONE', 'latin1'),
    u16(0x40, first, last, ascentUnits, -descentUnits, 0, ascentUnits, descentUnits),
    u32(1, 0),
    u16(5 * unit, 7 * unit, 0, 0x20, 1),
  ]);
}

function packNames(names: Record<number, string>): Buffer {
  const strings = Object.entries(names).map(([id, text]) => ({
    id: Number(id),
    bytes: Buffer.from(text, 'utf16le').swap16(),
  }));
  let offset = 0;
  const records = strings.map(({ id, bytes }) => {
    const record = u16(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
    return record;
  });
  const storage = 6 + 12 * records.length;
  return Buffer.concat([u16(0, records.length, storage), ...records, ...strings.map(({ bytes }) => bytes)]);
}
