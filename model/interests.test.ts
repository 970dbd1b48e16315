import { describe, expect, test } from 'vitest';
import {
  doubleTapMs,
  firstLayer,
  isDrag,
  leanBy,
  measureBoardHeight,
  measureFreeSpace,
  moveTile,
  readArrowKey,
  tileSizePx,
} from './interests.ts';

describe('the board', () => {
  test('tiles are 150x150 px, the board is 1000px high, the stacking counter starts at 2', () => {
    expect(tileSizePx).toBe(150);
    expect(firstLayer).toBe(2);
  });

  test('the free space is what a tile and the insets leave', () => {
    expect(measureFreeSpace({ width: 500, height: 1000 })).toEqual({ x: 334, y: 814 });
    expect(measureFreeSpace({ width: 900, height: 1000 })).toEqual({ x: 714, y: 814 });
  });

  test('a board smaller than a tile has no free space, not a negative one', () => {
    expect(measureFreeSpace({ width: 100, height: 0 })).toEqual({ x: 0, y: 0 });
  });
});

describe('moving', () => {
  const board = { width: 500, height: 1000 };
  const middle = { x: 0.5, y: 0.5, layer: 2 };

  test('goes by pixels, which are fractions of the free space', () => {
    expect(moveTile(middle, { x: 33.4, y: -81.4 }, board)).toEqual({ x: 0.6, y: 0.4, layer: 2 });
  });

  test('stops at the edges', () => {
    expect(moveTile(middle, { x: 5000, y: 5000 }, board)).toEqual({ x: 1, y: 1, layer: 2 });
    expect(moveTile(middle, { x: -5000, y: -5000 }, board)).toEqual({ x: 0, y: 0, layer: 2 });
  });

  test('keeps its position if the board has no free space', () => {
    expect(moveTile(middle, { x: 50, y: 50 }, { width: 150, height: 150 })).toEqual(middle);
  });

  test('an arrow key moves a tile by 24px, and with Shift by 96px', () => {
    expect(readArrowKey('ArrowLeft', false)).toEqual({ x: -24, y: 0 });
    expect(readArrowKey('ArrowRight', false)).toEqual({ x: 24, y: 0 });
    expect(readArrowKey('ArrowUp', true)).toEqual({ x: 0, y: -96 });
    expect(readArrowKey('ArrowDown', true)).toEqual({ x: 0, y: 96 });
  });

  test('no other key moves a tile', () => {
    expect(['Enter', ' ', 'Tab', 'a'].map((key) => readArrowKey(key, false))).toEqual(Array(4).fill(undefined));
  });

  test('a click becomes a drag at 5px, so that a shaky hand can still double-click', () => {
    expect(isDrag({ x: 3, y: 3 })).toBe(false);
    expect(isDrag({ x: 3, y: 4 })).toBe(true);
    expect(isDrag({ x: -5, y: 0 })).toBe(true);
  });

  test('two taps within half a second are a double tap', () => {
    expect(doubleTapMs).toBe(500);
  });
});

test('the board is 1000px high, and higher only for so many tiles that they would hide each other', () => {
  for (const width of [282, 352, 900]) expect(measureBoardHeight(15, width)).toBe(1000);
  expect(measureBoardHeight(15, 534)).toBe(1000);
  expect(measureBoardHeight(16, 352)).toBe(1000);
  expect(measureBoardHeight(50, 352)).toBe(49 * 52 + 186);
  expect(measureBoardHeight(29, 900)).toBe(1000);
  expect(measureBoardHeight(50, 900)).toBe(9 * 162 + 186);
  expect(measureBoardHeight(3, 100)).toBe(1000);
});

test('a held tile leans against its way, by 6 degrees at most, and straightens when it stands still', () => {
  expect(leanBy(0, 10)).toBe(-4);
  expect(leanBy(0, -10)).toBe(4);
  expect(leanBy(0, 500)).toBe(-6);
  expect(leanBy(-5, 0)).toBe(-4);
});
