// biome-ignore lint/correctness/noNodejsModules: this test runs in Node, where style sheets are files
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colour pairs with the minimum contrast of WCAG 2.2: 4.5 for text, 3 for controls and focus rings. */
const pairs: [ink: string, ground: string, minimum: number][] = [
  ['text', 'surface', 4.5],
  ['text', 'surface-alt', 4.5],
  ['text', 'sunken', 4.5],
  ['text', 'chrome', 4.5],
  ['text-soft', 'surface', 4.5],
  ['text-soft', 'surface-alt', 4.5],
  ['text-soft', 'sunken', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surface-alt', 4.5],
  ['link-hover', 'surface', 4.5],
  ['link-hover', 'surface-alt', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['title-fill', 'title-stroke', 4.5],
  ...['pink', 'butter', 'mint', 'sky', 'lilac'].flatMap((tone): [string, string, number][] => [
    ['on-tone', `tone-${tone}`, 4.5],
    ['on-tint', `tint-${tone}`, 4.5],
  ]),
  ['lcd-ink', 'lcd', 4.5],
  ['led-ink', 'led', 4.5],
  ['mark-ink', 'mark', 4.5],
  ['error-ink', 'error-bg', 4.5],
  ['error-ink', 'surface', 4.5],
  ['ok-ink', 'ok-bg', 4.5],
  ['text', 'error-bg', 4.5],
  ['select-ink', 'select-bg', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'page', 3],
  ['focus', 'chrome', 3],
  ['focus-on-led', 'led', 3],
  ['field-line', 'surface', 3],
  ['field-line', 'chrome', 3],
  ['error-line', 'surface', 3],
  ['error-line', 'error-bg', 3],
  ['link', 'sunken', 4.5],
  ['link-hover', 'sunken', 4.5],
  ['title-fill', 'sunken', 4.5],
  ['accent', 'sunken', 3],
];

const declared = new Map(
  [...tokens.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
);

function readColour(name: string, theme: 'day' | 'night') {
  const value = declared.get(name);
  const themed = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? '');
  const hex = themed?.[theme === 'day' ? 1 : 2] ?? value;
  const rgb = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex ?? '')?.slice(1);
  if (!rgb) throw new Error(`--${name} is ${value}, not a colour for each theme`);
  return rgb.map((part) => Number.parseInt(part, 16));
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: number[]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const fraction = part / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: number[], ground: number[]) {
  const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const theme of ['day', 'night'] as const) {
  test.each(pairs)(`by ${theme}, the contrast of %s on %s is at least %f`, (ink, ground, minimum) => {
    expect(contrast(readColour(ink, theme), readColour(ground, theme))).toBeGreaterThanOrEqual(minimum);
  });
}
