import { expect, test } from 'vitest';
import { fitFrame } from './fit-frame.ts';

const room = { width: 856, height: 720 };

test('the page fills the room, pixel for pixel', () => {
  expect(fitFrame(room, 'full')).toEqual({
    width: 856,
    height: 720,
    isHalf: false,
    shownWidth: 856,
    shownHeight: 720,
  });
});

test('a phone is 390 wide and a tablet 820', () => {
  expect(fitFrame(room, 'phone')).toMatchObject({ width: 390, isHalf: false, shownWidth: 390 });
  expect(fitFrame(room, 'tablet')).toMatchObject({ width: 820, isHalf: false, shownWidth: 820 });
});

test('a page that is wider than the room is shown at half its size, as high as the room', () => {
  expect(fitFrame({ width: 456, height: 720 }, 'tablet')).toEqual({
    width: 820,
    height: 1440,
    isHalf: true,
    shownWidth: 410,
    shownHeight: 720,
  });
});

test('on a phone, a tablet is as wide as is seen at half its size', () => {
  expect(fitFrame({ width: 390, height: 388 }, 'tablet')).toMatchObject({ width: 780, isHalf: true, shownWidth: 390 });
  // Before there is any room.
  expect(fitFrame({ width: 0, height: 0 }, 'phone')).toMatchObject({ width: 390 });
});
