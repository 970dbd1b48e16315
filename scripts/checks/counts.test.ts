import { expect, test } from 'vitest';
import { countCheck, countPlaywright, countRun, countVitest } from './counts.ts';

test('a check counts as one test', () => {
  expect(countCheck(true)).toEqual({ passed: 1, failed: 0 });
  expect(countCheck(false)).toEqual({ passed: 0, failed: 1 });
});

test('the tests of both runners are counted', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
});

test('a run counts as its report says', () => {
  expect(countRun(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
  expect(countRun(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
});

test('a run that failed outside its tests counts as a failure', () => {
  expect(countRun(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
});

test('a run without any test counts as a failure', () => {
  expect(countRun(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(countRun(1, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
});
