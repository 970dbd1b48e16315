import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Root } from 'postcss';
import { expect, test } from 'vitest';

/** The browser moves these by itself, without computing the page's styles, layout or picture again. */
const cheap = ['translate', 'transform', 'rotate', 'scale', 'opacity'];

type Animations = { at: string; lists: string[][]; isEndless: boolean };

const all = globSync('site/**/*.css').flatMap((file) =>
  listAnimations(file, postcss.parse(readFileSync(file, 'utf8'))),
);

test('what moves all the time is moved by the browser alone', () => {
  const endless = all.filter(({ isEndless }) => isEndless);
  expect(endless.length).toBeGreaterThan(15);
  const costly = endless.filter(({ lists }) => lists.flat().some((property) => !cheap.includes(property)));
  expect(costly.map(({ at, lists }) => `${at}: ${lists}`)).toEqual([]);
});

test('two animations of one element change different properties: otherwise the page computes both, frame by frame', () => {
  const shared = all.filter(({ lists }) => new Set(lists.flat()).size < lists.flat().length);
  expect(shared.map(({ at, lists }) => `${at}: ${lists}`)).toEqual([]);
});

/** The declarations of `animation`, with the properties that each of their keyframes changes. */
function listAnimations(file: string, root: Root): Animations[] {
  const keyframes = new Map<string, string[]>();
  root.walkAtRules('keyframes', (rule) => void keyframes.set(rule.params, listProperties(rule)));
  const found: Animations[] = [];
  root.walkDecls('animation', (declaration) => {
    const lists = postcss.list
      .comma(declaration.value)
      .map((animation) => animation.split(/\s+/).flatMap((word) => keyframes.get(word) ?? []));
    const isEndless = /\binfinite\b/.test(declaration.value);
    if (lists.flat().length > 0) found.push({ at: `${file}:${declaration.source?.start?.line}`, lists, isEndless });
  });
  return found;
}

function listProperties(rule: AtRule): string[] {
  const properties = new Set<string>();
  rule.walkDecls(({ prop }) => void properties.add(prop));
  properties.delete('animation-timing-function');
  return [...properties];
}
