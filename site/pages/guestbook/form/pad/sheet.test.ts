import { expect, test } from 'vitest';
import { createSheet, isBlank } from '#model/drawing.ts';
import { createDrawingSheet, maxSteps } from './sheet.ts';

const thin = { colour: 1, size: 1 };
const placesOf = (pixels: Uint8Array, colour: number) =>
  [...pixels].flatMap((one, place) => (one === colour ? [[place % 96, Math.floor(place / 96)]] : []));

test('a line has no gaps, in any direction', () => {
  for (const to of [
    { x: 90, y: 3 },
    { x: 2, y: 60 },
    { x: 40, y: 40 },
    { x: 10, y: 10 },
  ]) {
    const sheet = createDrawingSheet();
    sheet.draw({ x: 10, y: 10 }, to, thin);
    const places = placesOf(sheet.read(), 1);
    expect(places).toContainEqual([10, 10]);
    expect(places).toContainEqual([to.x, to.y]);
    expect(places).toHaveLength(Math.max(Math.abs(to.x - 10), Math.abs(to.y - 10)) + 1);
  }
});

test('a thick pen draws squares, cut at the edges, and nothing outside', () => {
  const sheet = createDrawingSheet();
  sheet.draw({ x: 0, y: 0 }, { x: 0, y: 0 }, { colour: 2, size: 3 });
  expect(placesOf(sheet.read(), 2)).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  sheet.draw({ x: -50, y: -9 }, { x: -40, y: 300 }, { colour: 3, size: 3 });
  sheet.draw({ x: 500, y: 20 }, { x: 600, y: 20 }, { colour: 3, size: 3 });
  expect(placesOf(sheet.read(), 3)).toEqual([]);
  expect(sheet.read()).toHaveLength(6144);
});

test('steps are undone and redone one by one, and a new one ends the redoing', () => {
  const sheet = createDrawingSheet();
  const states = [1, 2, 3].map((x) => {
    sheet.begin();
    sheet.draw({ x, y: 5 }, { x, y: 5 }, thin);
    return sheet.read().slice();
  });
  sheet.undo();
  expect(sheet.read()).toEqual(states[1]);
  sheet.undo();
  sheet.redo();
  expect(sheet.read()).toEqual(states[1]);
  expect([sheet.canUndo(), sheet.canRedo()]).toEqual([true, true]);
  sheet.clear();
  expect([isBlank(sheet.read()), sheet.canRedo()]).toEqual([true, false]);
  sheet.undo();
  expect(sheet.read()).toEqual(states[1]);
});

test('thirty steps can be undone, and no more', () => {
  const sheet = createDrawingSheet(createSheet().fill(4));
  for (let step = 0; step < maxSteps + 5; step++) sheet.clear();
  for (let step = 0; step < 100; step++) sheet.undo();
  expect(maxSteps).toBe(30);
  expect(isBlank(sheet.read())).toBe(true);
  expect(sheet.canUndo()).toBe(false);
});
