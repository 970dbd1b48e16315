import sharp from 'sharp';
import { MediaError } from '#studio/api/media/media-error.ts';
import { damaged, type PictureSource } from './picture-source.ts';
import type { Change, MadePicture, PictureWish } from './picture-wish.ts';
import { dropNotes } from './private-chunks.ts';

/** The site serves an animation as it is: content-reader/pictures/file-limits.ts. */
const maxBytes = 5_000_000;

/** An animation: every picture of it stays as it is, unless it has to be cropped. */
export async function makeMoving(
  source: PictureSource,
  { endings, exactSize, crop }: PictureWish,
): Promise<MadePicture> {
  const { format } = source;
  const isMovingPng = format === 'png';
  const part = crop ?? source;
  const size = exactSize ?? { width: part.width, height: part.height };
  const isSame = !crop && size.width === source.width && size.height === source.height && endings.includes(format);
  if (isSame) return finish(await keep(source), format, size);
  if (isMovingPng) {
    throw new MediaError(
      'unreadable',
      'A moving PNG can only be taken as it is. Save it as a GIF of the right size, and try again.',
    );
  }
  const ending = endings.includes(format) ? format : 'gif';
  if (!endings.includes(ending)) {
    throw new MediaError('unreadable', 'Nothing can move here. Choose a picture that stands still.');
  }
  const moving = sharp(source.bytes, { animated: true, failOn: 'error' });
  const cropped = crop ? moving.extract(crop) : moving;
  const image =
    size.width === part.width && size.height === part.height ? cropped : cropped.resize({ ...size, fit: 'fill' });
  const encoded = ending === 'gif' ? image.gif({ dither: 0, effort: 10 }) : image.webp({ lossless: true, effort: 5 });
  const bytes = await encoded.toBuffer().catch((cause) => {
    throw damaged(cause);
  });
  const changes: Change[] = [
    ...(source.hasNotes ? (['privateData'] as const) : []),
    ...(crop ? (['cropped'] as const) : []),
    ...(size.width < part.width ? (['smaller'] as const) : []),
    ...(ending === format ? [] : (['converted'] as const)),
  ];
  return finish({ bytes, changes }, ending, size);
}

async function keep({ bytes, format }: PictureSource): Promise<{ bytes: Buffer; changes: Change[] }> {
  // Whether all of it can be read shows only when it is decoded.
  await sharp(bytes, { animated: true, failOn: 'error' })
    .stats()
    .catch((cause) => {
      throw damaged(cause);
    });
  const clean = dropNotes(bytes, format as 'gif' | 'png' | 'webp');
  if (!clean) throw damaged();
  return { bytes: clean.bytes, changes: clean.hadNotes ? ['privateData'] : [] };
}

function finish(
  { bytes, changes }: Pick<MadePicture, 'bytes' | 'changes'>,
  ending: string,
  size: MadePicture['size'],
): MadePicture {
  if (bytes.length > maxBytes) {
    const megabytes = (bytes.length / 1e6).toFixed(1);
    throw new MediaError(
      'tooLarge',
      `This animation is ${megabytes} MB, and 5 MB is the limit, as visitors load all of it. Save it smaller, or with fewer pictures.`,
    );
  }
  return { bytes, ending, kind: 'moving', size, changes };
}
