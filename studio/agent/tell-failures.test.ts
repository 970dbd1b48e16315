import { expect, test } from 'vitest';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import { indexValues } from './match/value-index.ts';
import { findOrigin, findQuoted } from './tell-failures.ts';

const origin = 'http://localhost:4401';

test.each([
  [
    'the site',
    `Error: x\n    at draw (${origin}/site/pages/home/home-page.tsx?t=1:3:9)`,
    '/',
    'site/pages/home/home-page.tsx',
  ],
  [
    'a package first',
    `at a (${origin}/node_modules/.vite/deps/react.js?v=1:1:1)\nat b (${origin}/site/ui/a.tsx:1:2)`,
    '/',
    'site/ui/a.tsx',
  ],
  ['a base', `b@${origin}/me/site/ui/a.tsx:1:2`, '/me/', 'site/ui/a.tsx'],
  ['a file by its path', `at ${origin}/@fs/home/me/content/public/a%20b.js:1:2`, '/', '/home/me/content/public/a b.js'],
  ['another site', 'at https://cdn.example/a.js:1:2', '/', undefined],
  ['only packages', `at ${origin}/node_modules/a.js:1:2`, '/', undefined],
])('an error is from %s', (_, stack, base, where) => expect(findOrigin(stack, origin, base)?.file).toBe(where));

test.each([
  ['a script of the owner', `at beep (${origin}/me/beep.js:12:3)`, 12],
  ['a script of the site, which is translated', `at b (${origin}/me/site/ui/a.tsx:1:2)`, undefined],
  ['a module of the engine', `at b (${origin}/me/@fs/opt/bonbon/site/a.js:7:2)`, undefined],
])('the line is told of %s', (_, stack, line) => expect(findOrigin(stack, origin, '/me/')?.line).toBe(line));

const value = (file: string, text: string, key = 'to'): PreviewValue => ({
  source: { file, path: ['links', key] },
  kind: 'other',
  text,
});
const index = indexValues(
  [
    value('home.yaml', 'htps://pond'),
    value('site.yaml', 'twice'),
    value('home.yaml', 'twice'),
    value('a.yaml', 'twice'),
  ],
  'en',
);

test.each([
  ["Failed to construct 'URL': Invalid URL: 'htps://pond'", undefined, 'home.yaml'],
  ['"twice" is wrong', 'home.yaml', 'home.yaml'],
  ['"twice" is wrong', 'facts.yaml', undefined],
  ['htps://pond', undefined, undefined],
  ['x is not a function', undefined, undefined],
])('the value is found that %s quotes, on %s', (sentence, page, file) => {
  expect(findQuoted(sentence, index, page)?.file).toBe(file);
});
