import { expect, test } from 'vitest';
import {
  readBenchOptions,
  readBuildBenchOptions,
  readFramesOptions,
  readMixedOptions,
  readPagesOptions,
} from './bench-options.ts';

test('without options, a site of a hundred characters is built for the benchmark', () => {
  expect(readBuildBenchOptions([])).toEqual({
    characters: 100,
    projects: 20,
    updates: 200,
    friends: 50,
    tiles: 50,
    photos: 5,
  });
});

test('without options, the benchmarks run five rounds of two seconds, with a million entries', () => {
  expect(readBenchOptions([])).toEqual({ rounds: 5, seconds: 2, many: 1_000_000 });
});

test('without options, every kind of page is measured five times, against no other server', () => {
  expect(readPagesOptions([])).toEqual({ runs: 5, only: undefined, against: undefined });
});

test('without options, what is dragged and scrolled is measured five times, against no other server', () => {
  expect(readFramesOptions([])).toEqual({ runs: 5, against: undefined });
});

test('without options, the mixed load rises in steps of five seconds, and a steady one is 100 requests per second', () => {
  expect(readMixedOptions([])).toEqual({ seconds: 5, minutes: 0, rate: 100 });
});
