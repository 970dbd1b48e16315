import { MediaError } from '#studio/api/media/media-error.ts';
import type { CropBox, PictureFacts } from '#studio/protocol/media.ts';
import { makeMoving } from './make-moving.ts';
import { makePixelArt } from './make-pixel-art.ts';
import { makeSmooth } from './make-smooth.ts';
import { makeVector } from './make-vector.ts';
import { readPictureSource } from './picture-source.ts';
import type { MadePicture, PictureWish, Size } from './picture-wish.ts';
import { readPixelArt } from './pixel-art.ts';

export type MadeOrNeedsCrop =
  | { outcome: 'made'; made: MadePicture; before: PictureFacts }
  | { outcome: 'cropNeeded'; size: Size; grid: number; before: PictureFacts };

/** How far proportions may differ and still count as the same. */
const sameShape = 0.01;

/**
 * Turns what an owner gave into a file for the site: upright, without place and camera, no larger than the site shows it. Throws a
 * `MediaError` for what cannot be read, or should not be.
 */
export async function makePicture(bytes: Buffer, wish: PictureWish): Promise<MadeOrNeedsCrop> {
  const source = await readPictureSource(bytes);
  const crop = wish.crop && clampCrop(wish.crop, source);
  const { exactSize } = wish;
  const isMoving = source.pages > 1;
  const isVector = source.format === 'svg';
  const art = isMoving || isVector ? undefined : await readPixelArt(source);
  const before: PictureFacts = {
    kind: isVector ? 'vector' : isMoving ? 'moving' : art ? 'pixelArt' : source.format === 'jpeg' ? 'photo' : 'drawing',
    width: source.width,
    height: source.height,
    bytes: bytes.length,
  };
  if (exactSize && !isVector) {
    const isLargeEnough = source.width >= exactSize.width && source.height >= exactSize.height;
    if (!isLargeEnough && !wish.mayEnlarge) throw tooSmall(exactSize);
    if (!hasShape(crop ?? source, exactSize)) {
      return { outcome: 'cropNeeded', size: exactSize, grid: art?.grid.size ?? 1, before };
    }
  }
  const whole = { ...wish, crop };
  const made = isVector
    ? await makeVector(source, whole)
    : isMoving
      ? await makeMoving(source, whole)
      : ((art && (await makePixelArt(art, source, whole))) ?? (await makeSmooth(source, whole)));
  return { outcome: 'made', made, before };
}

function hasShape(part: Size, { width, height }: Size): boolean {
  // A frame of whole pixels around a small part is never quite the shape.
  const off = Math.abs(part.width * height - part.height * width);
  return off <= sameShape * part.width * height || off <= Math.max(width, height);
}

const tooSmall = ({ width, height }: Size) =>
  new MediaError(
    'tooSmall',
    `This has to be exactly ${width} by ${height} pixels, and the picture is smaller. Choose a larger one, or draw it at that size.`,
  );

/** Whole pixels within the picture. */
function clampCrop(crop: CropBox, { width, height }: Size): CropBox {
  const within = (value: number, least: number, most: number) =>
    Math.min(Math.max(Math.round(Number.isFinite(value) ? value : least), least), most);
  const left = within(crop.left, 0, width - 1);
  const top = within(crop.top, 0, height - 1);
  return {
    left,
    top,
    width: within(crop.width, 1, width - left),
    height: within(crop.height, 1, height - top),
  };
}
