import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { ContentFile } from '#content-reader/content-folder.ts';
import { checkKind, checkPixels, checkSize, pictureRemedies } from './file-limits.ts';

export type MeasuredPicture = {
  /** In CSS pixels, after applying the EXIF orientation. */
  width: number;
  height: number;
  isPixelArt: boolean;
  /** Still photos only, for which the build makes compressed versions. */
  isPhoto: boolean;
  /** The fallback format of a photo: PNG with transparency, which JPEG lacks. */
  fallback: 'jpg' | 'png' | 'webp';
};

const measured = new Map<string, Promise<MeasuredPicture>>();

/**
 * Reads a picture's size and kind; `remarks` are what the owner should know. Rejects with a sentence if the file is too
 * large or does not match its extension.
 */
export async function measurePicture(file: ContentFile): Promise<MeasuredPicture & { remarks: string[] }> {
  const remarks = checkSize('picture', file.bytes);
  const bytes = await readFile(file.absolutePath);
  const { endings } = checkKind(bytes.subarray(0, 65_536), file.path, pictureRemedies);
  const key = createHash('sha1').update(bytes).digest('base64');
  const known = measured.get(key) ?? measure(bytes, endings[0] ?? '');
  measured.set(key, known);
  const picture = await known;
  return { ...picture, remarks: picture.isPhoto ? remarks : checkSize('drawing', file.bytes) };
}

/** Larger files with few colours are scans or screenshots rather than pixel art. */
const maxPixelArtBytes = 512_000;

async function measure(bytes: Buffer, ending: string): Promise<MeasuredPicture> {
  const image = sharp(bytes);
  const {
    format,
    pages = 1,
    isPalette,
    hasAlpha,
    autoOrient,
    width: storedWidth,
    height: storedHeight,
  } = await image.metadata().catch(() => {
    throw new Error(pictureRemedies.unknown);
  });
  if (format !== 'svg') checkPixels(storedWidth, storedHeight);
  const isSmall = bytes.length <= maxPixelArtBytes;
  // The metadata is in the first bytes; only decoding shows whether the file is complete.
  const hasFewColours = await (format === 'png' && !isPalette && isSmall
    ? countsFewColours(image)
    : decode(image)
  ).catch(() => {
    throw new Error('is damaged, and only part of it can be read: copy it again, or export it again');
  });
  const isDrawn = format === 'gif' || (format === 'png' && (isPalette === true || hasFewColours));
  const isPixelArt = format === 'svg' || (isDrawn && (isSmall || pages > 1));
  const isPhoto = !isPixelArt && pages === 1;
  const fallback = isPhoto ? await chooseFallback(image, ending, isSmall, hasAlpha) : 'png';
  return { width: autoOrient.width, height: autoOrient.height, isPixelArt, isPhoto, fallback };
}

async function chooseFallback(image: Sharp, ending: string, isSmall: boolean, hasAlpha: boolean) {
  if (ending === '.webp' || ending === '.avif') return 'webp';
  if (ending === '.jpg') return 'jpg';
  if (ending === '.png' && isSmall) return 'png';
  // Programs add an alpha channel to fully opaque pictures, too.
  return !hasAlpha || (await image.clone().stats()).isOpaque ? 'jpg' : 'webp';
}

const decode = async (image: Sharp): Promise<boolean> => {
  await image.clone().resize(8).raw().toBuffer();
  return false;
};

/** Whether a picture has at most 256 colours. */
async function countsFewColours(image: Sharp): Promise<boolean> {
  const { data } = await image.clone().ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let offset = 0; offset < data.length && colours.size <= 256; offset += 4) {
    colours.add(data.readUInt32LE(offset));
  }
  return colours.size <= 256;
}
