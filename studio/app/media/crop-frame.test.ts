import { expect, test } from 'vitest';
import { beginFrame, type CropRules, moveFrame, resizeFrame } from './crop-frame.ts';

const button = { width: 88, height: 31 };
const rules = (width: number, height: number, more: Partial<CropRules> = {}): CropRules => ({
  whole: { width, height },
  grid: 1,
  ...more,
});

test('the frame begins as large as it fits, in the middle', () => {
  expect(beginFrame(rules(300, 200))).toEqual({ left: 0, top: 0, width: 300, height: 200 });
  expect(beginFrame(rules(880, 400, { exact: button }))).toEqual({ left: 0, top: 45, width: 880, height: 310 });
  expect(beginFrame(rules(120, 60, { exact: button }))).toEqual({ left: 16, top: 14, width: 88, height: 31 });
});

test('of enlarged pixel art the frame is a whole multiple', () => {
  const art = rules(400, 200, { exact: button, grid: 2 });
  expect(beginFrame(art)).toMatchObject({ width: 352, height: 124 });
  expect(moveFrame({ left: 24, top: 38, width: 352, height: 124 }, 3, -1, art)).toMatchObject({ left: 28, top: 38 });
});

test('the frame stays within the picture', () => {
  const frame = { left: 10, top: 10, width: 50, height: 40 };
  expect(moveFrame(frame, -99, 99, rules(100, 80))).toEqual({ left: 0, top: 40, width: 50, height: 40 });
  expect(resizeFrame(frame, { width: 999, height: 999 }, rules(100, 80))).toEqual({
    left: 10,
    top: 10,
    width: 90,
    height: 70,
  });
  expect(resizeFrame(frame, { width: 999, height: 999 }, rules(100, 80), true)).toEqual({
    left: 0,
    top: 0,
    width: 60,
    height: 50,
  });
});

test('a web button keeps its shape, and is never smaller than it is shown', () => {
  const frame = { left: 0, top: 0, width: 176, height: 62 };
  const exact = rules(300, 200, { exact: button });
  expect(resizeFrame(frame, { width: 88, height: 0 }, exact)).toMatchObject({ width: 264, height: 93 });
  expect(resizeFrame(frame, { width: -150, height: 0 }, exact)).toMatchObject({ width: 88, height: 31 });
});
