// biome-ignore lint/correctness/noNodejsModules: this test runs in Node, where style sheets are files
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

type Face = { family: string; weight: string; text: string; file?: string | undefined };
const faces = [...read('./fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']): Face => {
  const [, family = '', weight = ''] = /font-family: "([^"]+)";\s+font-weight: ([^;]+);/.exec(text) ?? [];
  return { family, weight, text, file: /url\("([^"]+)"\)/.exec(text)?.[1] };
});
/** What stands in for the bold file: see fonts.css. */
const early = 'M PLUS Early';
const own = faces.filter(({ file }) => file);
const fallbacks = faces.filter(({ file }) => !file);
const readStacks = (css = '') =>
  [...css.matchAll(/--font-[\w-]+:\s+([^;]+);/g)].map(([, stack = '']) =>
    stack.split(/,\s+/).map((family) => family.replaceAll('"', '')),
  );
const [tokens, ...unpainted] = read('./tokens.css').split(':root:where([data-unpainted])');
const stacks = readStacks(tokens);

test('fonts are the site’s own files, subset by unicode-range, and hide no text while they load', () => {
  expect(own.length).toBeGreaterThan(9);
  for (const { family, file, text } of own) {
    expect(file).toMatch(/^(@fontsource|\.\/fonts\/).*\.woff2$/);
    if (family !== early) expect(text).toMatch(/unicode-range:\s+U\+/);
    expect(text).toContain('font-display: swap;');
  }
});

test('every font stack continues with a fallback font of the same metrics', () => {
  const isOwn = (family = '') => own.some((face) => face.family === family);
  expect(stacks).toHaveLength(4);
  for (const { family } of faces) expect(stacks.flat()).toContain(family);
  for (const stack of stacks) {
    expect(isOwn(stack[0]), String(stack)).toBe(true);
    const next = stack.find((family) => !isOwn(family));
    expect(fallbacks.map(({ family }) => family)).toContain(next);
  }
});

test('before the first paint the font stacks are the same without the font of numbers, and the early one comes first', () => {
  const [, , body = [], mono = []] = stacks;
  const bodyFirst = [early, ...body.filter((family) => family !== early)];
  expect(unpainted.flatMap(readStacks)).toEqual([bodyFirst, mono.filter((family) => family !== 'VT323')]);
});

test('the early font is the file of medium text, which is preloaded, in both weights', () => {
  const files = own.filter(({ family }) => family === early).map(({ file }) => file);
  expect(files).toEqual(Array(2).fill('./fonts/m-plus-rounded-1c-500-common.woff2'));
  expect(read('../entry/shared-head.tsx')).toContain(`#site/styles/${files[0]?.slice(2)}?url`);
});

test('all fallback fonts of one web font have the same height', () => {
  const heights = new Map<string, number[][]>();
  for (const { family, weight, text } of fallbacks) {
    const measure = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(text)?.[1]) / 100;
    const ownHeights = ['ascent-override', 'descent-override'].map((name) => measure(name) * measure('size-adjust'));
    const font = `${family.split(' ', 1)} ${weight}`;
    heights.set(font, [...(heights.get(font) ?? []), ownHeights]);
  }
  expect(heights.size).toBe(5);
  for (const [font, [first = [], ...others]] of heights) {
    for (const height of first) expect(height, font).toBeGreaterThan(0.1);
    for (const other of others) {
      for (const [index, height] of other.entries()) expect(height, font).toBeCloseTo(first[index] ?? 0, 2);
    }
  }
});

test.each([
  ['Jersey 10', '400', '@fontsource/jersey-10'],
  ['M PLUS Rounded 1c', '400 500', '@fontsource/m-plus-rounded-1c'],
  ['M PLUS Rounded 1c', '700 800', '@fontsource/m-plus-rounded-1c'],
  ['VT323', '400', '@fontsource/vt323'],
])('%s %s has a file for every character of its package’s Latin and extended Latin', (family, weight, packageName) => {
  const ranges = JSON.parse(read(`../../node_modules/${packageName}/unicode.json`)) as Record<string, string>;
  const faceRanges = own
    .filter((face) => face.family === family && face.weight === weight)
    .map(({ text }) => rangeOf(text));
  const covered = new Set(faceRanges.flatMap(listCodePoints));
  const uncovered = listCodePoints(`${ranges.latin}, ${ranges['latin-ext']}`).filter(
    (codePoint) => !covered.has(codePoint),
  );
  expect(uncovered.map((codePoint) => `U+${codePoint.toString(16)}`)).toEqual([]);
});

test('each letter of Latin-1 and Latin Extended-A is in a file of Bonbon Letters, and what else Jersey has, in Jersey', () => {
  const rangesOf = (family: string) =>
    own.filter((face) => face.family === family).flatMap(({ text }) => listCodePoints(rangeOf(text)));
  const [letters, jersey] = [rangesOf('Bonbon Letters'), rangesOf('Letters Jersey')];
  const latin = listCodePoints('U+0041-005A, U+0061-007A, U+00C0-017F');
  expect(latin.filter((codePoint) => !letters.includes(codePoint))).toEqual([]);
  expect(jersey.filter((codePoint) => letters.includes(codePoint))).toEqual([]);
});

test('an English text loads one file of each font, and an accent its second one', () => {
  const filesOf = (text: string, family: string) => {
    const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const files = codePoints.map(
      // Of the faces with a character, the last one counts.
      (codePoint) =>
        own.findLast((face) => face.family === family && listCodePoints(rangeOf(face.text)).includes(codePoint))?.file,
    );
    return [...new Set(files)].map((file) => file?.split('-').at(-1));
  };
  for (const family of ['Bonbon Letters', 'Jersey 10', 'M PLUS Rounded 1c', 'VT323']) {
    expect(filesOf('“Hi” – it’s 1 × café…\u{a0}© 2026 • fin —', family)).toEqual(['common.woff2']);
    expect(filesOf('50 €, Ünï', family)).toEqual(['common.woff2', 'latin.woff2']);
  }
});

test('the preloaded fonts are among the site’s own', () => {
  const preloaded = [...read('../entry/shared-head.tsx').matchAll(/from '#site\/styles\/(fonts\/[^']+)\?url'/g)].map(
    ([, file]) => `./${file}`,
  );
  expect(preloaded).toHaveLength(3);
  for (const file of preloaded) expect(own.map((face) => face.file)).toContain(file);
});

const rangeOf = (text: string) => /unicode-range:\s*([^;]+);/.exec(text)?.[1] ?? '';

function listCodePoints(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
