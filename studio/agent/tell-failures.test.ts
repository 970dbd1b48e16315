import { expect, test } from 'vitest';
import { findOrigin } from './tell-failures.ts';

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
])('an error is from %s', (_, stack, base, where) => expect(findOrigin(stack, origin, base)).toBe(where));
