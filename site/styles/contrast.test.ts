// biome-ignore lint/correctness/noNodejsModules: this test runs in Node, where style sheets are files
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs, findContrast } from '#model/contrast.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

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

for (const theme of ['day', 'night'] as const) {
  test.each(colourPairs)(`by ${theme}, the contrast of %s on %s is at least %f`, (ink, ground, minimum) => {
    expect(findContrast(readColour(ink, theme), readColour(ground, theme))).toBeGreaterThanOrEqual(minimum);
  });
}

test.each(['pink', 'butter', 'mint', 'sky', 'lilac'])(
  'by night, the contrast of a heading in %s on its own tint is at least 4.5',
  (tone) => {
    expect(findContrast(readColour(`tone-${tone}`, 'night'), readColour(`tint-${tone}`, 'night'))).toBeGreaterThan(4.5);
  },
);
