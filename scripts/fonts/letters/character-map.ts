import { u16, u32 } from './bytes.ts';

/** The table `cmap` in format 4: segments of code points whose glyphs follow each other. Without characters above U+FFFE. */
export function packCharacterMap(glyphs: Map<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [codePoint, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const current = segments.at(-1);
    if (current && codePoint === current.last + 1 && glyph - codePoint === current.delta) current.last = codePoint;
    else segments.push({ first: codePoint, last: codePoint, delta: glyph - codePoint });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const { length } = segments;
  const power = 2 ** Math.floor(Math.log2(length));
  const body = Buffer.concat([
    u16(0, 2 * length, 2 * power, Math.log2(power), 2 * (length - power)),
    u16(...segments.map(({ last }) => last), 0),
    u16(...segments.map(({ first }) => first)),
    u16(...segments.map(({ delta }) => delta)),
    u16(...segments.map(() => 0)),
  ]);
  // One subtable, for Windows and the Basic Multilingual Plane.
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 4), body]);
}
