import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestNode } from '#server/node-version.mjs';

/** A comment of Node's types, and the name that is declared right behind it. */
const declaration =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?:export|declare|readonly|static|async|function|const|let|class|interface|type) )*([\w$]+)/g;

/** Names that Node's types have only since a version that is newer than the oldest Node that runs the project. */
function findNewerNames(): Set<string> {
  const areNewer = new Map<string, boolean>();
  for (const file of globSync('node_modules/@types/node/**/*.d.ts')) {
    for (const [, comment = '', name = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
      const since = /@since v(\d+\.\d+)/.exec(comment)?.[1] ?? '0';
      const isNewer = since.localeCompare(oldestNode, 'en', { numeric: true }) > 0;
      areNewer.set(name, isNewer && areNewer.get(name) !== false);
    }
  }
  return new Set([...areNewer].filter(([, isNewer]) => isNewer).map(([name]) => name));
}

/** What a file takes from Node: the names that it imports, and the methods that it calls. */
function findUsedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/import \{([^}]*)\} from 'node:/g)].flatMap(([, names = '']) => names.split(','));
  const called = [...text.matchAll(/(?<!console)\.([\w$]+)\(/g)].map(([, name = '']) => name);
  return [...imported.map((name) => name.trim().replace(/^type | as .*/g, '')), ...called];
}

test('nothing is used that only a newer Node has than the oldest one that runs the project', () => {
  const newer = findNewerNames();
  // Both ends of the list, so that a change of how the types are written does not empty it.
  expect(newer).toContain('randomUUIDv7');
  expect(newer).not.toContain('readFile');
  const files = globSync('{server,scripts,bench,content-reader,model,workshop}/**/*.{ts,mjs}').filter((file) =>
    readFileSync(file, 'utf8').includes("from 'node:"),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findUsedNames(file)
      .filter((name) => newer.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
