import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';
import { compactKerning } from './kerning.ts';
import { makeLetters, readAlphabet } from './letters/make-letters.ts';
import { subset } from './subset.ts';

const styles = join(engineFolder, 'site/styles');
const { resolve } = createRequire(import.meta.url);
const readPackaged = (file: string) => readFileSync(resolve(file));

/** By the beginning of a made file's name. */
const sources: Record<string, () => Buffer> = {
  'bonbon-letters-400': () => makeLetters(readAlphabet()),
  'jersey-10-400': () => readPackaged('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2'),
  'm-plus-rounded-1c-500': () =>
    readPackaged('@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-500-normal.woff2'),
  'm-plus-rounded-1c-800': () =>
    readPackaged('@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-800-normal.woff2'),
  'vt323-400': () => readPackaged('@fontsource/vt323/files/vt323-latin-400-normal.woff2'),
};

/**
 * The font files that the style sheet names in its `fonts/`, by path. Each has the characters of the ranges for which it is
 * named, as far as its source has them, with the source's metrics, kerning, hinting, copyright and license.
 */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const [file, ranges] of readOwnFaces()) {
    const source = sources[basename(file).replace(/-[a-z]+\.woff2$/, '')];
    if (!source) throw new Error(`${file} in fonts.css has no source in subset-fonts.ts.`);
    const makeFile = file.includes('m-plus') ? subsetBodyFont : subsetWhole;
    made.set(join(styles, file), await makeFile(source(), listCharacters(ranges)));
  }
  return made;
}

type Subset = (font: Buffer, characters: string) => Promise<Buffer>;

const subsetWhole: Subset = (font, characters) =>
  subset(font, characters, { targetFormat: 'woff2', preserveNameIds: nameIds });

/** In units of a font of 1,000: no letter of 16px moves by more than 0.2px. */
const kerningStep = 25;

/** Without what vertical text needs, and with compact kerning. */
const subsetBodyFont: Subset = async (font, characters) => {
  const options = { preserveNameIds: nameIds, dropTables: ['vhea', 'vmtx'], keepFeatures: ['kern', 'liga'] };
  const made = await subset(font, characters, { ...options, targetFormat: 'truetype' });
  const compact = compactKerning(made, kerningStep);
  return subset(compact, '', { ...options, keepAllGlyphs: true, targetFormat: 'woff2' });
};

/** Copyright, description, license and its address. */
const nameIds = [0, 10, 13, 14];

/** Each made file with the unicode ranges of all faces that name it. */
function readOwnFaces(): Map<string, string> {
  const faces = new Map<string, string>();
  const css = readFileSync(join(styles, 'fonts.css'), 'utf8');
  for (const [, file = '', range = ''] of css.matchAll(/url\("\.\/(fonts\/[^"]+)"\)[^}]*?unicode-range:\s*([^;]+);/g)) {
    faces.set(file, [faces.get(file), range].filter(Boolean).join(', '));
  }
  return faces;
}

/** `U+0041-0043, U+00E9` to `ABCé`. */
function listCharacters(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}
