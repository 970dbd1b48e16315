import { expect, test } from 'vitest';
import { chooseNodes, findMissingMajors } from './test-nodes.ts';

const list = (...versions: string[]) => versions.map((version) => ({ path: `/houses/${version}`, version }));
const linux = { os: 'linux', cpu: 'x64' };

test('a Node that npm has for the platform but that is not installed is reported', () => {
  expect(findMissingMajors(list('v22.23.3', 'v24.21.0', 'v26.4.0'), linux)).toEqual([]);
  expect(findMissingMajors(list('v22.23.3', 'v27.0.0'), linux)).toEqual([24]);
  expect(findMissingMajors(list('v24.21.0'), linux)).toEqual([22, 26]);
  expect(findMissingMajors(list('v26.4.0'), { os: 'darwin', cpu: 'arm64' })).toEqual([22]);
});

test('a filter that matches no Node is reported', () => {
  const nodes = list('v22.23.3', 'v24.21.0');
  expect(chooseNodes(nodes, ['24', '25'])).toEqual({ chosen: nodes.slice(1), unmatched: ['25'] });
  expect(chooseNodes(nodes, [])).toEqual({ chosen: nodes, unmatched: [] });
});
