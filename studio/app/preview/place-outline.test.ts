import { expect, test } from 'vitest';
import { fitFrame } from './fit-frame.ts';
import { placeOutline } from './place-outline.ts';

const fit = fitFrame({ width: 856, height: 720 }, { width: 'full' });

test('the label stands above, at the side that is nearer', () => {
  const box = { x: 60, y: 300, width: 200, height: 50 };
  expect(placeOutline(box, fit)).toEqual({ ...box, label: { at: 'above', side: 'start' } });
  expect(placeOutline({ ...box, x: 600 }, fit).label.side).toBe('end');
});

test('where the top is cut off, the label stands below, or inside if that is cut off, too', () => {
  expect(placeOutline({ x: 0, y: 10, width: 200, height: 50 }, fit).label.at).toBe('below');
  expect(placeOutline({ x: 0, y: -40, width: 200, height: 900 }, fit).label.at).toBe('inside');
});

test('on a page at half its size an outline is half as large', () => {
  const half = fitFrame({ width: 456, height: 720 }, { width: 'tablet' });
  expect(placeOutline({ x: 100, y: 200, width: 300, height: 80 }, half)).toMatchObject({
    x: 50,
    y: 100,
    width: 150,
    height: 40,
  });
});
