import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { createWorkBudget } from '#content-reader/cache/work-budget.ts';
import type { ContentFile } from '#content-reader/content-folder.ts';
import { hashBytes } from './file-hash.ts';
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

/** For readings without a cache, such as a check. */
const measured = new Map<string, Promise<MeasuredPicture>>();

/** Of the files that are read at once, in bytes: a file may have 80 MB. */
const readBudget = createWorkBudget({ jobs: 8, total: 100_000_000 });
/** Of the pictures that are decoded at once: a pixel takes four bytes, and the largest picture has 64 million. */
const decodeBudget = createWorkBudget({ total: 64_000_000 });

/** Increased with each change of `measure`, so that no fact of an older version is used. */
const factsVersion = 1;

/**
 * Reads a picture's size and kind; `remarks` are what the owner should know, and `hash` is the file's, as of `hashBytes`.
 * Rejects with a sentence if the file is too large or does not match its extension. The cache remembers what was measured.
 */
export async function measurePicture(
  file: ContentFile,
  cache?: BuildCache,
): Promise<MeasuredPicture & { hash: string; remarks: string[] }> {
  const remarks = checkSize('picture', file.bytes);
  return readBudget.run(file.bytes, async () => {
    const bytes = await readFile(file.absolutePath);
    const {
      endings: [ending = ''],
    } = checkKind(bytes.subarray(0, 65_536), file.path, pictureRemedies);
    const hash = hashBytes(bytes);
    const picture = await recall(bytes, { hash, ending, cache });
    return { ...picture, hash, remarks: picture.isPhoto ? remarks : checkSize('drawing', file.bytes) };
  });
}

type Recalled = { hash: string; ending: string; cache: BuildCache | undefined };

async function recall(bytes: Buffer, { hash, ending, cache }: Recalled): Promise<MeasuredPicture> {
  if (!cache) {
    const known = measured.get(hash) ?? measure(bytes, ending);
    measured.set(hash, known);
    return known;
  }
  const key = `picture facts ${factsVersion} ${sharp.versions.sharp} ${hash}`;
  const kept = await cache.get(key, async () => Buffer.from(JSON.stringify(await measure(bytes, ending))));
  return JSON.parse(Buffer.from(kept).toString('utf8'));
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
  const decodeOrCount = () => (format === 'png' && !isPalette && isSmall ? countsFewColours(image) : decode(image));
  const hasFewColours = await decodeBudget.run(storedWidth * storedHeight, decodeOrCount).catch(() => {
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
  const { data, info } = await image
    .clone()
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A pixel as one number, in whichever byte order: reading them one by one from the buffer takes five times as long.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const rowBytes = info.width * 4;
  const colours = new Set<number>();
  // Neighbours mostly have the same colour, and a set takes longer than decoding.
  let last: number | undefined;
  for (let start = 0; start < data.length && colours.size <= 256; start += rowBytes) {
    // Pixel art is mostly enlarged, so most rows are the same as the one before.
    if (start > 0 && data.compare(data, start - rowBytes, start, start, start + rowBytes) === 0) continue;
    for (let index = start / 4; index < (start + rowBytes) / 4; index++) {
      const colour = pixels[index] as number;
      if (colour !== last) colours.add(colour);
      last = colour;
    }
  }
  return colours.size <= 256;
}
