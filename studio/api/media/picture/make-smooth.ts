import sharp, { type Sharp } from 'sharp';
import type { PictureKind } from '#studio/protocol/media.ts';
import { damaged, type PictureSource } from './picture-source.ts';
import type { Change, MadePicture, PictureWish, Size } from './picture-wish.ts';

/** The build makes no version of a picture that is wider, and shows higher ones at half a screen's height. */
const maxSize: Size = { width: 1600, height: 2400 };
/** The build compresses a photo again: with this, the first loss does not add to the second (decision 0045). */
const photoQuality = 88;
/** A drawing stays lossless as long as that costs no more. */
const maxLosslessBytes = 1_500_000;

/** A photo, a painting, or a drawing with smooth lines. */
export async function makeSmooth(source: PictureSource, wish: PictureWish): Promise<MadePicture> {
  const { bytes, isTurned, hasNotes } = source;
  const { crop, exactSize } = wish;
  const part = crop ?? source;
  const size = exactSize ?? fitInside(part, maxSize);
  const changes: Change[] = [
    ...(isTurned ? (['turned'] as const) : []),
    ...(hasNotes ? (['privateData'] as const) : []),
    ...(crop ? (['cropped'] as const) : []),
    ...(size.width < part.width ? (['smaller'] as const) : []),
  ];
  const upright = sharp(bytes, { failOn: 'error' }).autoOrient();
  const image = (crop ? upright.extract(crop) : upright).resize({ ...size, fit: 'fill', kernel: 'lanczos3' });
  try {
    const { data, ending, kind } = await encode(image, source, wish);
    if (ending !== usualEnding(source.format)) changes.push('converted');
    return { bytes: data, ending, kind, size, changes };
  } catch (cause) {
    // What decodes only in part is found out here: before, only the header was read.
    throw damaged(cause);
  }
}

const usualEnding = (format: PictureSource['format']) => (format === 'jpeg' ? 'jpg' : format);

async function encode(image: Sharp, { format }: PictureSource, { endings, exactSize }: PictureWish) {
  const mayBeWebp = endings.includes('webp');
  // What a camera or a site made is a photo; whatever else is lossless was drawn, or is a screenshot.
  const wasLossless = format === 'png' || format === 'gif' || format === 'tiff';
  if (wasLossless || !(mayBeWebp || endings.includes('jpg'))) {
    const drawing = image.clone();
    const data = mayBeWebp
      ? await drawing.webp({ lossless: true, effort: 5 }).toBuffer()
      : await drawing.png({ compressionLevel: 9 }).toBuffer();
    const isOnlyWay = !mayBeWebp && !endings.includes('jpg');
    if (data.length <= maxLosslessBytes || isOnlyWay) return made(data, mayBeWebp ? 'webp' : 'png', 'drawing');
  }
  if (mayBeWebp) {
    return made(
      await image.webp({ quality: photoQuality, effort: 5, smartSubsample: true }).toBuffer(),
      'webp',
      'photo',
    );
  }
  // Of what chats show: a JPG has no transparency, and black would be shown instead.
  const opaque = image.flatten({ background: '#ffffff' });
  const quality = exactSize ? photoQuality : 92;
  return made(await opaque.jpeg({ quality, mozjpeg: true }).toBuffer(), 'jpg', 'photo');
}

const made = (data: Buffer, ending: string, kind: PictureKind) => ({ data, ending, kind });

function fitInside({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
