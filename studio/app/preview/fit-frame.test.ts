import { expect, test } from 'vitest';
import { fitFrame } from './fit-frame.ts';

const room = { width: 856, height: 720 };

test('the page fills the room, pixel for pixel', () => {
  expect(fitFrame(room, { width: 'full' })).toEqual({
    width: 856,
    height: 720,
    isHalf: false,
    shownWidth: 856,
    shownHeight: 720,
    shift: 0,
  });
});

test('a phone is 390 wide and a tablet 820', () => {
  expect(fitFrame(room, { width: 'phone' })).toMatchObject({ width: 390, isHalf: false, shownWidth: 390 });
  expect(fitFrame(room, { width: 'tablet' })).toMatchObject({ width: 820, isHalf: false, shownWidth: 820 });
});

test('a page that is wider than the room is shown at half its size, as high as the room', () => {
  expect(fitFrame({ width: 456, height: 720 }, { width: 'tablet' })).toEqual({
    width: 820,
    height: 1440,
    isHalf: true,
    shownWidth: 410,
    shownHeight: 720,
    shift: 0,
  });
});

test('on a phone, a tablet is as wide as is seen at half its size', () => {
  expect(fitFrame({ width: 390, height: 388 }, { width: 'tablet' })).toMatchObject({
    width: 780,
    isHalf: true,
    shownWidth: 390,
  });
  // Before there is any room.
  expect(fitFrame({ width: 0, height: 0 }, { width: 'phone' })).toMatchObject({ width: 390 });
});

test('a page keeps the height of a window, though less of it is seen, and is moved up by what is hidden at most', () => {
  const wanted = { width: 'phone', minHeight: 724, shift: 400 } as const;
  expect(fitFrame({ width: 390, height: 388 }, wanted)).toMatchObject({ height: 724, shownHeight: 388, shift: 336 });
  expect(fitFrame({ width: 390, height: 724 }, wanted)).toMatchObject({ height: 724, shownHeight: 724, shift: 0 });
});
