import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover } from './draw-cover.ts';

test('a drawn cover is a square picture in its own pixels, the same for the same title and in several tones for others', async () => {
  const { width, height } = await sharp(Buffer.from(drawCover('Kettle Song'))).metadata();
  expect([width, height]).toEqual([56, 56]);
  expect(drawCover('Kettle Song')).toBe(drawCover('Kettle Song'));
  const tones = new Set(['A', 'B', 'C', 'D', 'E'].map((title) => /fill="(#\w+)"/.exec(drawCover(title))?.[1]));
  expect(tones.size).toBe(5);
});

test('nothing of a title is in its cover', () => {
  expect(drawCover('"><script>alert(1)</script>')).not.toContain('script');
});
