import sharp from 'sharp';
import type { CropBox } from '#studio/protocol/media.ts';
import type { PictureSource } from './picture-source.ts';
import type { Change, MadePicture, PictureWish, Size } from './picture-wish.ts';
import type { PixelArt } from './pixel-art.ts';
import { type PixelGrid, shrinkToGrid } from './pixel-grid.ts';
import { cutPixels, enlarge, type Pixels, readPixels, toImage } from './pixels.ts';

/**
 * Pixel art in the pixels it was drawn in, because the site enlarges it, and only by whole numbers. Undefined if it cannot have the
 * size that is wanted without being scaled by a fraction.
 */
export async function makePixelArt(
  { pixels, grid }: PixelArt,
  { isTurned, hasNotes, format }: PictureSource,
  { exactSize, crop }: PictureWish,
): Promise<MadePicture | undefined> {
  const part = crop ? cutPixels(pixels, snapCrop(crop, grid, pixels)) : pixels;
  const own = shrinkToGrid(part, crop ? { ...grid, left: 0, top: 0 } : grid);
  const sized = exactSize ? (fitWhole(own, exactSize) ?? fitWhole(part, exactSize)) : own;
  if (!sized) return undefined;
  const changes: Change[] = [
    ...(isTurned ? (['turned'] as const) : []),
    ...(hasNotes ? (['privateData'] as const) : []),
    ...(crop ? (['cropped'] as const) : []),
    ...(sized.width < part.width ? (['grid'] as const) : []),
    ...(format === 'png' ? [] : (['converted'] as const)),
  ];
  const { width, height } = sized;
  return { bytes: await writePng(sized), ending: 'png', kind: 'pixelArt', size: { width, height }, changes };
}

/** By whole multiples; what hangs over by less than one pixel of the art is cut off evenly. */
function fitWhole(pixels: Pixels, { width, height }: Size): Pixels | undefined {
  const times = Math.max(Math.ceil(width / pixels.width), Math.ceil(height / pixels.height));
  const large = times === 1 ? pixels : enlarge(pixels, times);
  const [overX, overY] = [large.width - width, large.height - height];
  if (overX >= 2 * times || overY >= 2 * times) return undefined;
  if (overX === 0 && overY === 0) return large;
  return cutPixels(large, { left: Math.floor(overX / 2), top: Math.floor(overY / 2), width, height });
}

/** The nearest lines of the grid. */
function snapCrop(crop: CropBox, { size, left, top }: PixelGrid, { width, height }: Size): CropBox {
  const snap = (value: number, first: number, length: number) =>
    value >= length ? length : Math.max(0, Math.round((value - first) / size) * size + first);
  const x = snap(crop.left, left, width - 1);
  const y = snap(crop.top, top, height - 1);
  const right = Math.max(snap(crop.left + crop.width, left, width), x + 1);
  const bottom = Math.max(snap(crop.top + crop.height, top, height), y + 1);
  return { left: x, top: y, width: Math.min(right, width) - x, height: Math.min(bottom, height) - y };
}

/** Lossless, with a palette if the encoder keeps every colour as it is. */
async function writePng(pixels: Pixels): Promise<Buffer> {
  const image = toImage(pixels);
  const small = await image.clone().png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  const again = await readPixels(sharp(small));
  const isSame = again.data.every((colour, index) => colour === pixels.data[index]);
  return isSame ? small : image.png({ compressionLevel: 9 }).toBuffer();
}
