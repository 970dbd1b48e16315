import sharp, { type Metadata } from 'sharp';
import { findKind } from '#content-reader/pictures/file-kind.ts';
import { MediaError } from '#studio/api/media/media-error.ts';
import { maxMegabytes } from '#studio/protocol/media.ts';
import { hasPrivateTags } from './private-tags.ts';

type PictureFormat = 'svg' | 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff';

/** What is known of a picture before it is decoded. Sizes are in pixels, upright; of an animation, those of one picture. */
export type PictureSource = {
  bytes: Buffer;
  format: PictureFormat;
  width: number;
  height: number;
  /** 1 unless it moves. */
  pages: number;
  isTurned: boolean;
  hasNotes: boolean;
};

/** Of all pictures of an animation together, or of a still one: decoding takes four bytes for each. */
const maxMegapixels = { still: 64, moving: 128 };
const maxSvgBytes = 5_000_000;

const heicSentence =
  "This picture can't be opened here. iPhone pictures (HEIC) often can't: on the phone, share it as JPEG and try again.";
const unreadable = (cause?: unknown) => new MediaError('unreadable', heicSentence, cause);
export const damaged = (cause?: unknown): MediaError =>
  new MediaError('damaged', 'Only part of this picture can be read. Copy it again, or export it again.', cause);
const tooLarge = (what: string) =>
  new MediaError('tooLarge', `This picture ${what}. Save it smaller: 3000 pixels on the long side is plenty.`);

/** Reads what a file says of itself. Throws a `MediaError` for what is no picture, or one that nothing should decode. */
export async function readPictureSource(bytes: Buffer): Promise<PictureSource> {
  if (bytes.length > maxMegabytes.picture * 1e6) {
    throw tooLarge(`is larger than ${maxMegabytes.picture} MB`);
  }
  const kind = findKind(bytes.subarray(0, 65_536));
  if (!kind) throw unreadable();
  if (/HEIC/.test(kind.name)) throw new MediaError('heic', heicSentence);
  // Only the header is read, so a size beyond all limits is no danger yet.
  const metadata = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch((cause) => {
      throw kind.endings.some((ending) => /svg|png|jpg|webp|avif|gif/.test(ending))
        ? damaged(cause)
        : unreadable(cause);
    });
  return describe(bytes, metadata);
}

function describe(bytes: Buffer, metadata: Metadata): PictureSource {
  const { width, height, pages = 1, pageHeight = height, orientation = 1, exif, xmp, iptc, comments } = metadata;
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (!isKnown(format)) throw unreadable();
  if (format === 'svg' && bytes.length > maxSvgBytes) throw tooLarge('is a drawing of more than 5 MB');
  const isMoving = pages > 1 && format !== 'tiff';
  const megapixels = (width * (isMoving ? pageHeight * pages : height)) / 1e6;
  const limit = isMoving ? maxMegapixels.moving : maxMegapixels.still;
  if (format !== 'svg' && megapixels > limit) {
    throw tooLarge(`has ${Math.round(megapixels)} million pixels, and ${limit} million are the limit`);
  }
  const liesOnItsSide = orientation >= 5;
  return {
    bytes,
    format,
    width: liesOnItsSide ? height : width,
    height: liesOnItsSide ? width : pageHeight,
    pages: format === 'png' && isMovingPng(bytes) ? 2 : isMoving ? pages : 1,
    isTurned: orientation > 1,
    hasNotes: Boolean((exif && hasPrivateTags(exif)) || xmp || iptc || comments?.length),
  };
}

const formats = ['svg', 'png', 'jpeg', 'gif', 'webp', 'avif', 'tiff'];
const isKnown = (format: string): format is PictureFormat => formats.includes(format);

/** The decoder knows only the first picture of a moving PNG. Its control chunk has to come before the first data. */
function isMovingPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL', 8, 'latin1');
  return control !== -1 && control < bytes.indexOf('IDAT', 8, 'latin1');
}
