import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestNode } from '#server/node-version.mjs';

/** A doc comment in Node's types, and the name that is declared after it. */
const declaration =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?:export|declare|readonly|static|async|function|const|let|class|interface|type) )*([\w$]+)/g;

/** The names in Node's types that are newer than the oldest Node that runs the project. */
function findNewerNames(modules: string[]): Set<string> {
  const areNewer = new Map<string, boolean>();
  for (const module of modules) {
    const file = `node_modules/@types/node/${module}.d.ts`;
    for (const [, comment = '', name = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
      const since = /@since v(\d+\.\d+)/.exec(comment)?.[1] ?? '0';
      const isNewer = since.localeCompare(oldestNode, 'en', { numeric: true }) > 0;
      areNewer.set(name, isNewer && areNewer.get(name) !== false);
    }
  }
  return new Set([...areNewer].filter(([, isNewer]) => isNewer).map(([name]) => name));
}

/** What a file uses of Node: the names that it imports, and those of `process`. */
function findUsedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/import \{([^}]*)\} from 'node:/g)].flatMap(([, names = '']) => names.split(','));
  const ofProcess = [...text.matchAll(/\bprocess\.([\w$]+)/g)].map(([, name = '']) => name);
  return [...imported.map((name) => name.trim().replace(/^type | as .*/g, '')), ...ofProcess];
}

test('no file uses a name that the oldest Node for the project lacks', () => {
  const files = globSync(
    '{server,cli,studio,build,publish,admin,resume-pdf,scripts,bench,content-reader,model,sample}/**/*.{ts,mjs}',
  );
  const importedModules = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from 'node:([\w/]+)'/g)].map(([, name = '']) => name),
  );
  const newer = findNewerNames(['globals', 'process', ...new Set(importedModules)]);
  // Otherwise this test could not read the types.
  expect(newer).toContain('randomUUIDv7');
  expect(newer).not.toContain('readFile');
  const found = files.flatMap((file) =>
    findUsedNames(file)
      .filter((name) => newer.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
