import { expect, test } from 'vitest';
import { findPackageProblems } from './package-size.ts';

const needed = [
  'bin/bonbon.mjs',
  'engine/main.js',
  'engine/studio/window/index.html',
  'engine/studio/agent.js',
  'site/index.html',
  'scripts/node/package-lock.json',
];
const pack = (files: Record<string, number> = {}, size = 1) =>
  findPackageProblems({
    size,
    files: Object.entries({ ...Object.fromEntries(needed.map((path) => [path, 1])), ...files }).map(
      ([path, bytes]) => ({
        path,
        size: bytes,
      }),
    ),
  });

test('a package within its limits is packed', () => {
  expect(pack({ 'engine/a.js': 2_000_000 }, 30_000_000)).toEqual([]);
});

test('Bonbon’s own files are 6.75 MB at most; pictures of the sample and the starter do not count', () => {
  expect(pack({ 'sample/content/a.mp3': 9_000_000, 'starter/content/a.png': 9_000_000 })).toEqual([]);
  expect(pack({ 'engine/a.js': 6_750_000 })).toEqual([
    'Without the sample, the package is 6750006 bytes unpacked; 6750000 are allowed.',
  ]);
});

test('the packed file is 30 MB at most', () => {
  expect(pack({}, 30_000_001)).toEqual(['The package is 30000001 bytes packed; 30000000 are allowed.']);
});

test('files that are missing in a package, or do not belong there, are named', () => {
  expect(findPackageProblems({ size: 1, files: [{ path: 'bin/bonbon.mjs', size: 1 }] })[0]).toContain(
    `lacks ${needed.slice(1).join(', ')}:`,
  );
  const unwanted = [
    'site/app.test.ts',
    'site/a-fixture.tsx',
    'site/fake-a.ts',
    'scripts/node/node_modules/node/bin/node',
  ];
  expect(pack(Object.fromEntries(unwanted.map((path) => [path, 1])))).toEqual([
    `The package has files that do not belong in it: ${unwanted.join(', ')}`,
  ]);
});
