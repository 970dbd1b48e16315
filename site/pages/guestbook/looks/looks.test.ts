// biome-ignore lint/correctness/noNodejsModules: this test runs in Node, where style sheets are files
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { papers, stickers } from '#model/guestbook-looks.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const looks = read('./looks.module.css');
const tokens = read('../../../styles/tokens.css');

const readToken = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? '';
const blockOf = (paper: string) => new RegExp(`\\[data-paper="${paper}"\\] \\{([^}]*)\\}`).exec(looks)?.[1] ?? '';

/** A value's colours by day or by night. */
function listColours(value: string, theme: 'day' | 'night'): string[] {
  const themed = value.replace(/light-dark\((#\w+), (#\w+)\)/g, theme === 'day' ? '$1' : '$2');
  return [...themed.matchAll(/#\w{6}(?:\w\w)?\b/g)].map(([colour]) => colour);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const fraction = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(papers.flatMap((paper) => (['day', 'night'] as const).map((theme) => [paper, theme] as const)))(
  'the words on %s can be read by %s, wherever they stand',
  (paper, theme) => {
    const block = blockOf(paper);
    const ink = /--ink: ([^;]+);/.exec(block)?.[1] ?? readToken('on-tint');
    const grounds = listColours(block.replace(/--(?:ink|stitch|veil):[^;]+;/g, ''), theme);
    const [inkColour = ''] = listColours(ink, theme);
    expect(grounds.length).toBeGreaterThan(1);
    expect(Math.min(...grounds.map((ground) => contrast(inkColour, ground)))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(papers.flatMap((paper) => (['day', 'night'] as const).map((theme) => [paper, theme] as const)))(
  'what is printed on %s does not stand between the letters like another one by %s',
  (paper, theme) => {
    // The ground comes last; what gingham is woven of lies on both sides of it.
    const grounds = listColours(blockOf(paper).replace(/--(?:ink|stitch|veil):[^;]+;/g, ''), theme);
    const ground = grounds.at(-1) ?? '';
    for (const print of grounds) if (print !== '#0000') expect(contrast(print, ground)).toBeLessThanOrEqual(1.3);
  },
);

/** Half of each, as on a note that waits. */
const mix = (one: string, other: string) =>
  `#${[1, 3, 5]
    .map((start) => [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16)))
    .map(([a = 0, b = 0]) =>
      Math.round((a + b) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

test.each(papers.flatMap((paper) => (['day', 'night'] as const).map((theme) => [paper, theme] as const)))(
  'the words of a note that waits on %s can be read by %s',
  (paper, theme) => {
    const block = blockOf(paper);
    const read = (name: string, token: string) =>
      listColours(new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? readToken(token), theme)[0] ?? '';
    const grounds = listColours(block.replace(/--(?:ink|stitch|veil):[^;]+;/g, ''), theme);
    const veiled = grounds.map((ground) => mix(ground, read('veil', 'surface')));
    expect(Math.min(...veiled.map((ground) => contrast(read('ink', 'on-tint'), ground)))).toBeGreaterThanOrEqual(4.5);
  },
);

test('by night no two papers have a ground alike', () => {
  const grounds = papers.map((paper) => listColours(blockOf(paper), 'night').at(-1) ?? '');
  const [red, green, blue] = [1, 3, 5].map((start) =>
    grounds.map((ground) => Number.parseInt(ground.slice(start, start + 2), 16)),
  );
  const distances = grounds.flatMap((_, one) =>
    grounds
      .slice(0, one)
      .map((__, other) => Math.hypot(...[red, green, blue].map((part) => (part?.[one] ?? 0) - (part?.[other] ?? 0)))),
  );
  expect(Math.min(...distances)).toBeGreaterThan(30);
});

test('each sticker has a place of its own in the picture of all, in the order of their names', () => {
  const places = stickers
    .slice(1)
    .map((name) => new RegExp(`\\[data-sticker="${name}"\\] \\{\\s*--place: (\\d+);`).exec(looks)?.[1]);
  expect(places).toEqual(stickers.slice(1).map((_, index) => String(index + 1)));
});
