import { u16 } from './bytes.ts';

const tag = (name: string) => Buffer.from(name, 'latin1');

/** The table `GSUB` with one feature, `ss01`, which replaces each glyph by another. */
export function packStyleSet(replacements: Map<number, number>): Buffer {
  const pairs = [...replacements].sort(([a], [b]) => a - b);
  const coverage = u16(1, pairs.length, ...pairs.map(([from]) => from));
  const replacement = Buffer.concat([
    u16(2, 6 + 2 * pairs.length, pairs.length, ...pairs.map(([, to]) => to)),
    coverage,
  ]);
  const lookups = Buffer.concat([u16(1, 4), u16(1, 0, 1, 8), replacement]);
  const features = Buffer.concat([u16(1), tag('ss01'), u16(8), u16(0, 1, 0)]);
  const language = u16(0, 0xffff, 1, 0);
  const scripts = Buffer.concat([u16(1), tag('DFLT'), u16(8), u16(4, 0), language]);
  const head = 10;
  return Buffer.concat([
    u16(1, 0, head, head + scripts.length, head + scripts.length + features.length),
    scripts,
    features,
    lookups,
  ]);
}
