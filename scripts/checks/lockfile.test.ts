import { expect, test } from 'vitest';
import { findLockfileProblems } from './lockfile.ts';

test('a lockfile with every platform package is complete', () => {
  const packages = {
    '': { optionalDependencies: { fsevents: '~2.3.3', 'paint-1': 'npm:paint@1.2.3' } },
    'node_modules/paint-1': { name: 'paint', version: '1.2.3' },
    'node_modules/paint': {
      version: '2.0.0',
      optionalDependencies: { '@paint/linux': '2.0.0', '@paint/mac': '2.0.0' },
    },
    'node_modules/paint/node_modules/@paint/linux': { version: '2.0.0' },
    'node_modules/mac': { name: '@paint/mac', version: '2.0.0' },
    'node_modules/fsevents': { version: '2.3.9' },
  };
  expect(findLockfileProblems({ packages })).toEqual([]);
});

test('a platform package that is missing or of another version is named', () => {
  const packages = {
    'node_modules/paint': {
      version: '2.0.0',
      optionalDependencies: { '@paint/linux': '2.0.0', '@paint/mac': '2.0.0' },
    },
    'node_modules/@paint/linux': { version: '1.9.0' },
  };
  expect(findLockfileProblems({ packages })).toEqual([
    'node_modules/paint@2.0.0 requires @paint/linux@2.0.0, @paint/mac@2.0.0, which the lockfile lacks.',
  ]);
});

test('a registry address is named', () => {
  const packages = { 'node_modules/paint': { version: '2.0.0', resolved: 'https://registry.example/paint.tgz' } };
  expect(findLockfileProblems({ packages })).toEqual([
    'node_modules/paint@2.0.0 has the address https://registry.example/paint.tgz: .npmrc keeps such addresses out.',
  ]);
});
