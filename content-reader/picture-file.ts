import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ContentFile } from './content-folder.ts';

export type MeasuredPicture = {
  /** As shown, in CSS pixels: a photo that its camera marked as lying on its side is turned. */
  width: number;
  height: number;
  isPixelArt: boolean;
  /** Still photos only: their compressed versions are made by the build. */
  isPhoto: boolean;
};

const measured = new Map<string, Promise<MeasuredPicture>>();

/** Reads a picture's size and kind. Rejects with a sentence when the file is not the picture its name says. */
export async function measurePicture({ absolutePath }: ContentFile): Promise<MeasuredPicture> {
  const bytes = await readFile(absolutePath);
  const ending = extname(absolutePath).toLowerCase();
  const key = createHash('sha1').update(ending).update(bytes).digest('base64');
  const known = measured.get(key) ?? measure(bytes, ending);
  measured.set(key, known);
  return known;
}

const endings: Record<string, string> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.avif': 'heif' };

async function measure(bytes: Buffer, ending: string): Promise<MeasuredPicture> {
  if (bytes.length === 0) throw new Error('is empty');
  const image = sharp(bytes);
  const {
    format,
    pages = 1,
    isPalette,
    autoOrient,
  } = await image.metadata().catch(() => {
    throw new Error('cannot be read as a picture');
  });
  if (format !== (endings[ending] ?? ending.slice(1))) {
    throw new Error(`is a ${format} picture, but its name ends in ${ending}`);
  }
  // Metadata come from the first bytes; only decoding tells whether the rest arrived.
  const hasFewColours = await (format === 'png' && !isPalette ? countsFewColours(image) : decode(image)).catch(() => {
    throw new Error('is damaged: only a part of it can be read as a picture');
  });
  const isPixelArt =
    format === 'svg' || format === 'gif' || (format === 'png' && (isPalette === true || hasFewColours));
  return { width: autoOrient.width, height: autoOrient.height, isPixelArt, isPhoto: !isPixelArt && pages === 1 };
}

const decode = async (image: Sharp): Promise<boolean> => {
  await image.clone().resize(8).raw().toBuffer();
  return false;
};

/** Whether a picture would fit a palette of 256 colours. */
async function countsFewColours(image: Sharp): Promise<boolean> {
  const { data } = await image.clone().ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let offset = 0; offset < data.length && colours.size <= 256; offset += 4) {
    colours.add(data.readUInt32LE(offset));
  }
  return colours.size <= 256;
}
