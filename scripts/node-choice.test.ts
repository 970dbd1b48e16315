import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNodePath, isNewEnough } from './node-choice.mjs';

test("the machine's own Node is used from version 24 on", () => {
  expect(['24.0.0', '26.10.0', '100.1.0'].map(isNewEnough)).toEqual([true, true, true]);
  expect(['18.20.0', '20.20.2', '22.22.0', '23.11.1'].map(isNewEnough)).toEqual([false, false, false, false]);
});

test('every Node that can be brought is locked, and the other way round', () => {
  const machines = [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ] as const;
  const brought = machines.map(([platform, arch]) => findNodePath(platform, arch)?.split('/')[0]);
  const { optionalDependencies } = JSON.parse(readFileSync('scripts/node/package.json', 'utf8'));
  expect(brought.toSorted()).toEqual(Object.keys(optionalDependencies).toSorted());
});

test('a kind of machine without a Node in the registry gets none', () => {
  expect(findNodePath('linux', 'riscv64')).toBeUndefined();
  expect(findNodePath('freebsd', 'x64')).toBeUndefined();
});
