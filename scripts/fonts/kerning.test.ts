import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { compactKerning, readKerning } from './kerning.ts';
import { subset } from './subset.ts';

const { resolve } = createRequire(import.meta.url);
const packaged = readFileSync(resolve('@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-500-normal.woff2'));
const text = 'AVATAR To. “Way” fjord 1971';
const convert = (font: Buffer) => subset(font, '', { keepAllGlyphs: true, targetFormat: 'truetype' });
const font = await subset(packaged, text, { targetFormat: 'truetype', keepFeatures: ['kern'] });
const before = readKerning(font);

test('compact kerning differs from the font’s own by half a step at most, and HarfBuzz can read it', async () => {
  expect(before.size).toBeGreaterThan(100);
  const after = readKerning(await convert(compactKerning(font, 25)));
  for (const [pair, units] of before) expect(Math.abs(units - (after.get(pair) ?? 0)), String(pair)).toBeLessThan(13);
  for (const [pair, units] of after) expect([...before.keys()], String(units)).toContain(pair);
});

test('with steps of one unit it is the same kerning in fewer bytes', () => {
  const compact = compactKerning(font, 1);
  expect(readKerning(compact)).toEqual(before);
  expect(compact.length).toBeLessThan(font.length);
});

test('the kerning of a font without pairs stays as it is', async () => {
  const single = await subset(packaged, '©', { targetFormat: 'truetype', keepFeatures: ['kern'] });
  expect(compactKerning(single, 25)).toBe(single);
});
