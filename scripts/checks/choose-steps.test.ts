import { expect, test } from 'vitest';
import { chooseSteps } from './choose-steps.ts';

const steps = [
  { name: 'lint' },
  { name: 'unit' },
  { name: 'build' },
  { name: 'e2e', needs: ['build'] },
  { name: 'workshop', onlyNamed: true },
];
const choose = (...words: string[]) => {
  const { chosen, filters } = chooseSteps(words, steps);
  return [chosen.map(({ name }) => name), filters];
};

test('all steps run when none is named', () => {
  expect(choose()).toEqual([['lint', 'unit', 'build', 'e2e'], []]);
});

test('a step that another one covers runs only when it is named', () => {
  expect(choose('workshop')).toEqual([['workshop'], []]);
});

test('named steps run in their own order, after those they need', () => {
  expect(choose('e2e', 'lint')).toEqual([['lint', 'build', 'e2e'], []]);
});

test('other words filter the files of a runner', () => {
  expect(choose('unit', 'guestbook', 'facts')).toEqual([['unit'], ['guestbook', 'facts']]);
});

test('an unknown word is rejected with the list of steps', () => {
  expect(() => choose('unti')).toThrow('unti: no such step. The steps are lint, unit, build, e2e, workshop.');
  expect(() => choose('lint', 'guestbook')).toThrow(RangeError);
});
