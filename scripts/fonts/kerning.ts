import { u16 } from './letters/bytes.ts';
import { packFont } from './letters/font-file.ts';

/** The kerning of two glyphs, in font units, by `first * 65536 + second`. */
export type Kerning = Map<number, number>;

const pairOf = (first: number, second: number) => first * 0x10000 + second;

/**
 * A font with its kerning rounded to `step` units and written as a table of classes of glyphs. As a list of pairs it was a
 * third of the font's compressed size.
 * @param font a TrueType file whose `GPOS` has one lookup, of pairs of which the first glyph's advance changes
 */
export function compactKerning(font: Buffer, step: number): Buffer {
  const tables = readTables(font);
  const kerning = readKerning(font);
  if (kerning.size === 0) return font;
  const rounded = new Map([...kerning].map(([pair, units]) => [pair, roundKerning(units, step)]));
  const gpos = tables.GPOS as Buffer;
  const lookups = gpos.readUInt16BE(8);
  if (lookups < Math.max(gpos.readUInt16BE(4), gpos.readUInt16BE(6)))
    throw new Error('GPOS does not end with its lookups');
  // One lookup, of pairs, without flags, with one part.
  const head = u16(1, 4, 2, 0, 1, 8);
  return packFont({ ...tables, GPOS: Buffer.concat([gpos.subarray(0, lookups), head, packClasses(rounded)]) });
}

/** Half a step is rounded to what is nearer to 0: more pairs are left out. */
const roundKerning = (units: number, step: number) => Math.sign(units) * Math.ceil(Math.abs(units) / step - 0.5) * step;

/** All pairs of a font's only lookup whose kerning is not 0. */
export function readKerning(font: Buffer): Kerning {
  const { GPOS: gpos } = readTables(font);
  if (!gpos) throw new Error('the font has no GPOS');
  const lookups = gpos.readUInt16BE(8);
  if (gpos.readUInt16BE(lookups) === 0) return new Map();
  const lookup = lookups + gpos.readUInt16BE(lookups + 2);
  const hasOnlyPairs = gpos.readUInt16BE(lookups) === 1 && gpos.readUInt16BE(lookup) === 2;
  if (!hasOnlyPairs || gpos.readUInt16BE(lookup + 2)) throw new Error('GPOS has more than plain pairs of glyphs');
  const kerning: Kerning = new Map();
  const found = new Set<number>();
  for (let index = 0; index < gpos.readUInt16BE(lookup + 4); index++) {
    const part = gpos.subarray(lookup + gpos.readUInt16BE(lookup + 6 + 2 * index));
    if (part.readUInt32BE(4) !== 0x00040000) throw new Error('GPOS changes more than the first advance');
    for (const [pair, units] of part.readUInt16BE(0) === 1 ? readPairs(part) : readClasses(part)) {
      // Of several parts with a pair, the first one counts.
      if (found.has(pair)) continue;
      found.add(pair);
      if (units) kerning.set(pair, units);
    }
  }
  return kerning;
}

function* readPairs(part: Buffer): Generator<[pair: number, units: number]> {
  for (const [index, first] of readCoverage(part.subarray(part.readUInt16BE(2))).entries()) {
    const set = part.subarray(part.readUInt16BE(10 + 2 * index));
    for (let at = 2; at < 2 + 4 * set.readUInt16BE(0); at += 4) {
      yield [pairOf(first, set.readUInt16BE(at)), set.readInt16BE(at + 2)];
    }
  }
}

function* readClasses(part: Buffer): Generator<[pair: number, units: number]> {
  const [firstClasses, secondClasses] = [8, 10].map((at) => readClassTable(part.subarray(part.readUInt16BE(at))));
  const columns = part.readUInt16BE(14);
  for (const first of readCoverage(part.subarray(part.readUInt16BE(2)))) {
    for (const [second, column] of secondClasses ?? []) {
      const row = firstClasses?.get(first) ?? 0;
      yield [pairOf(first, second), part.readInt16BE(16 + 2 * (row * columns + column))];
    }
  }
}

function readCoverage(table: Buffer): number[] {
  const numbers = (at: number, count: number) =>
    Array.from({ length: count }, (_, i) => table.readUInt16BE(at + 2 * i));
  if (table.readUInt16BE(0) === 1) return numbers(4, table.readUInt16BE(2));
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const [first = 0, last = 0] = numbers(4 + 6 * index, 2);
    return Array.from({ length: last - first + 1 }, (_, glyph) => first + glyph);
  }).flat();
}

/** Without the glyphs of class 0, which are not listed. */
function readClassTable(table: Buffer): Map<number, number> {
  const classes = new Map<number, number>();
  if (table.readUInt16BE(0) === 1) {
    const first = table.readUInt16BE(2);
    for (let i = 0; i < table.readUInt16BE(4); i++) classes.set(first + i, table.readUInt16BE(6 + 2 * i));
  } else {
    for (let at = 4; at < 4 + 6 * table.readUInt16BE(2); at += 6) {
      const last = table.readUInt16BE(at + 2);
      for (let glyph = table.readUInt16BE(at); glyph <= last; glyph++) classes.set(glyph, table.readUInt16BE(at + 4));
    }
  }
  return classes;
}

/** Pairs as a table: glyphs that are kerned alike as the first, or as the second of a pair, share a row, or a column. */
function packClasses(kerning: Kerning): Buffer {
  const pairs = [...kerning]
    .filter(([, units]) => units)
    .map(([pair, units]) => [pair >>> 16, pair & 0xffff, units] as const);
  const sorted = (glyphs: number[]) => [...new Set(glyphs)].sort((a, b) => a - b);
  const firsts = sorted(pairs.map(([first]) => first));
  const seconds = sorted(pairs.map(([, second]) => second));
  const unitsOf = (first: number, second: number) => kerning.get(pairOf(first, second)) ?? 0;
  const rows = groupAlike(firsts, (first) => seconds.map((second) => unitsOf(first, second)));
  const columns = groupAlike(seconds, (second) => firsts.map((first) => unitsOf(first, second)));
  const table = rows.map(([first = 0]) => [0, ...columns.map(([second = 0]) => unitsOf(first, second))]);
  const coverage = u16(1, firsts.length, ...firsts);
  const firstClasses = packClassTable(rows, 0);
  const secondClasses = packClassTable(columns, 1);
  const offset = 16 + 2 * table.flat().length;
  return Buffer.concat([
    u16(2, offset, 4, 0, offset + coverage.length, offset + coverage.length + firstClasses.length),
    u16(rows.length, columns.length + 1, ...table.flat()),
    coverage,
    firstClasses,
    secondClasses,
  ]);
}

function groupAlike(glyphs: number[], describe: (glyph: number) => number[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const glyph of glyphs) {
    const key = describe(glyph).join();
    groups.set(key, [...(groups.get(key) ?? []), glyph]);
  }
  return [...groups.values()];
}

/** @param firstClass of the first group; those of class 0 are not listed */
function packClassTable(groups: number[][], firstClass: number): Buffer {
  const classes = groups
    .flatMap((group, index) => group.map((glyph) => ({ glyph, group: index + firstClass })))
    .filter(({ group }) => group)
    .sort((a, b) => a.glyph - b.glyph);
  return u16(2, classes.length, ...classes.flatMap(({ glyph, group }) => [glyph, glyph, group]));
}

function readTables(font: Buffer): Record<string, Buffer> {
  const tables: Record<string, Buffer> = {};
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const offset = font.readUInt32BE(at + 8);
    tables[font.toString('latin1', at, at + 4)] = font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  return tables;
}
