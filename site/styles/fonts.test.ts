// biome-ignore lint/correctness/noNodejsModules: this test runs in Node, where style sheets are files
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

type Face = { family: string; weight: string; text: string; file?: string | undefined };
const faces = [...read('./fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']): Face => {
  const [, family = '', weight = ''] = /font-family: "([^"]+)";\s+font-weight: ([^;]+);/.exec(text) ?? [];
  return { family, weight, text, file: /url\("([^"]+)"\)/.exec(text)?.[1] };
});
const own = faces.filter(({ file }) => file);
const fallbacks = faces.filter(({ file }) => !file);
const readStacks = (css = '') =>
  [...css.matchAll(/--font-[\w-]+: ([^;]+);/g)].map(([, stack = '']) =>
    stack.split(', ').map((family) => family.replaceAll('"', '')),
  );
const [tokens, unpainted] = read('./tokens.css').split(':root:where([data-unpainted])');
const stacks = readStacks(tokens);

test('fonts are the site’s own files, subset by unicode-range, and hide no text while they load', () => {
  expect(own.length).toBeGreaterThan(9);
  for (const { file, text } of own) {
    expect(file).toMatch(/^@fontsource.*\.woff2$/);
    expect(text).toMatch(/unicode-range:\s+U\+/);
    expect(text).toContain('font-display: swap;');
  }
});

test('every font stack continues with a fallback font of the same metrics', () => {
  const isOwn = (family = '') => own.some((face) => face.family === family);
  expect(stacks).toHaveLength(5);
  for (const { family } of faces) expect(stacks.flat()).toContain(family);
  for (const stack of stacks) {
    expect(isOwn(stack[0]), String(stack)).toBe(true);
    const next = stack.find((family) => !isOwn(family));
    expect(fallbacks.map(({ family }) => family)).toContain(next);
  }
});

test('before the first paint each font stack but the title’s is the same without the site’s own fonts', () => {
  const isOwn = (family: string) => own.some((face) => face.family === family);
  expect(readStacks(unpainted)).toEqual(stacks.slice(2).map((stack) => stack.filter((family) => !isOwn(family))));
});

test('all fallback fonts of one web font have the same height', () => {
  const heights = new Map<string, number[][]>();
  for (const { family, weight, text } of fallbacks) {
    const measure = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(text)?.[1]) / 100;
    const ownHeights = ['ascent-override', 'descent-override'].map((name) => measure(name) * measure('size-adjust'));
    expect(measure('line-gap-override'), family).toBe(0);
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

test('the preloaded fonts are among the site’s own', () => {
  const preloaded = [...read('../entry/shared-head.tsx').matchAll(/from '(@fontsource[^']+)\?url'/g)].map(
    ([, file]) => file,
  );
  expect(preloaded).toHaveLength(3);
  for (const file of preloaded) expect(own.map((face) => face.file)).toContain(file);
});
