import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { writePng } from './png.ts';

test.each([2, 4, 16, 200])('a PNG of %i colours has the pixels of the picture, three times as large', async (count) => {
  const colour = (i: number) => `#${(i * 1201).toString(16).padStart(6, '0')}`;
  const canvas = new Canvas(16, 16);
  for (let i = 0; i < 256; i++) canvas.set(i % 16, i >> 4, colour(i % count));
  const png = writePng(canvas, 3);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 48]);
  for (const [x, y] of [
    [0, 0],
    [5, 3],
    [15, 15],
  ] as const) {
    const at = ((y * 3 + 1) * 48 + x * 3 + 1) * 3;
    expect(`#${data.subarray(at, at + 3).toString('hex')}`).toBe(canvas.get(x, y));
  }
});

test('empty pixels are transparent, and more than 256 colours are an error', async () => {
  const { data } = await sharp(writePng(new Canvas(2, 1).set(0, 0, '5')))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([238, 69, 134, 255, 0, 0, 0, 0]);
  const colourful = new Canvas(300, 1);
  for (let x = 0; x < 300; x++) colourful.set(x, 0, `#${x.toString(16).padStart(6, '0')}`);
  expect(() => writePng(colourful)).toThrow('300 colours do not fit into a palette of 256');
});
