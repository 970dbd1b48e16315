import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Paths that documents name though nothing is there, by what comes of them. */
const exceptions: Record<string, string> = {
  'cli/lamp.ts': 'an example of a new verb',
  'e2e/x.spec.ts': 'any test',
  'model/garden-schema.ts': 'an example of a new page',
  'scripts/install/': 'a folder that was decided against',
  'site/pages/garden/garden-page.tsx': 'an example of a new page',
  'x.browser.test.tsx': 'any test',
  'x.test.ts': 'any test',
};

const documents = globSync(['CONTRIBUTING.md', 'README.md', 'bench/README.md', 'docs/*.md', 'docs/decisions/*.md']);
const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const topFolders = folders
  .map(({ name }) => name)
  .filter((name) => !/^\.|^(data|dist|engine|node_modules)$/.test(name));
const tests = globSync('**/*.test.{ts,tsx}', { exclude: ['**/node_modules', 'dist', '.*'] }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);

const listed = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/`([\w./*{},-]+)`/g)].map(([, path = '']) => ({ file, path })),
);
const isOurs = ({ path }: { path: string }) => topFolders.some((name) => path.startsWith(`${name}/`));
const nowhere = ({ path }: { path: string }) =>
  /\.test\.tsx?$/.test(path) && !path.includes('*')
    ? !tests.some((test) => test.endsWith(`/${path}`))
    : isOurs({ path }) && globSync(path.replace(/\/$/, '')).length === 0;

test('what documents name is where they say', () => {
  expect(listed.filter(isOurs).length).toBeGreaterThan(200);
  const missing = listed.filter(nowhere);
  expect(missing.filter(({ path }) => !(path in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((path) => !missing.some((one) => one.path === path))).toEqual([]);
});
