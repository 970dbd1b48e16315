import { expect, test } from 'vitest';
import { drawFace, made, pixelsOf, toSharp } from './picture-fixture.ts';

test.each([1, 2, 4, 7])(
  'pixel art that was enlarged %i times is kept in its own pixels, each as it was',
  async (times) => {
    const { file, ...facts } = await made(
      await toSharp(await drawFace(times))
        .png()
        .toBuffer(),
    );
    expect(facts).toMatchObject({
      ending: 'png',
      kind: 'pixelArt',
      size: { width: 20, height: 16 },
      changes: times === 1 ? [] : ['grid'],
    });
    expect(await pixelsOf(file)).toEqual((await drawFace()).raw);
  },
);

test('pixel art whose outer pixels were cut off by a screenshot is found, too', async () => {
  // Three of the four columns and rows of each outer pixel are left.
  const cut = await drawFace(4, -1);
  const { file, size, kind } = await made(await toSharp(cut).png().toBuffer());
  expect({ size, kind }).toEqual({ size: { width: 20, height: 16 }, kind: 'pixelArt' });
  expect((await pixelsOf(file)).subarray(0, 4)).toEqual(cut.raw.subarray(0, 4));
});

test('pixel art as WebP or GIF becomes a PNG, which the site shows with crisp pixels', async () => {
  const face = toSharp(await drawFace(3));
  expect(await made(await face.clone().webp({ lossless: true }).toBuffer())).toMatchObject({
    ending: 'png',
    kind: 'pixelArt',
    changes: ['grid', 'converted'],
  });
  expect(await made(await face.clone().gif({ dither: 0 }).toBuffer())).toMatchObject({
    ending: 'png',
    kind: 'pixelArt',
  });
});

test('a part of pixel art is cut along its own pixels', async () => {
  const { file, size } = await made(
    await toSharp(await drawFace(4))
      .png()
      .toBuffer(),
    {
      crop: { left: 9, top: 3, width: 22, height: 30 },
    },
  );
  expect(size).toEqual({ width: 6, height: 7 });
  const whole = (await drawFace()).raw;
  expect((await pixelsOf(file)).subarray(0, 24)).toEqual(whole.subarray((1 * 20 + 2) * 4, (1 * 20 + 8) * 4));
});
