import sharp from 'sharp';
import { damaged, type PictureSource } from './picture-source.ts';
import { findPixelGrid, type PixelGrid } from './pixel-grid.ts';
import { type Pixels, readPixels } from './pixels.ts';

export type PixelArt = { pixels: Pixels; grid: PixelGrid };

/** More are not looked through for a grid: that takes 8 bytes for each pixel. */
const maxSearchedMegapixels = 24;

/** The picture's pixels if it is pixel art, found by measuring. Throws a `MediaError` if the file is damaged. */
export async function readPixelArt({ bytes, format, width, height }: PictureSource): Promise<PixelArt | undefined> {
  // JPEG blurs every edge a little, so it has far too many colours.
  if (format === 'jpeg' || (width * height) / 1e6 > maxSearchedMegapixels) return undefined;
  const pixels = await readPixels(sharp(bytes, { failOn: 'error' }).autoOrient()).catch((cause) => {
    throw damaged(cause);
  });
  const grid = findPixelGrid(pixels);
  return grid && { pixels, grid };
}
