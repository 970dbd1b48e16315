import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { createWorkBudget } from '#content-reader/cache/work-budget.ts';

/** A picture of the owner's, to be scaled and converted. */
export type PictureSource = {
  absolutePath: string;
  /** SHA-256 of the file, base64url. */
  hash: string;
  /** Width times height. */
  pixels: number;
};

export type PictureVersion = {
  /** In pixels. Without a height, the picture keeps its proportions; with one, it is cropped to fill both. */
  width: number;
  height?: number;
  format: 'avif' | 'webp' | 'jpg' | 'png';
  /** Enlarges pixels to sharp squares. */
  isPixelArt?: boolean;
};

/** AVIF's default of 4 takes more than three times as long as 2, and saves hardly a byte. */
const avifEffort = 2;

/** Sizes differ between versions of the encoders, so a new one makes every picture again. */
const encoders = JSON.stringify(sharp.versions);

/** Names what `makePictureVersion` makes: SHA-256, base64url. The name is known before the picture is made. */
export function identifyPictureVersion({ hash }: PictureSource, version: PictureVersion): string {
  const { width, height, format, isPixelArt } = version;
  const parameters = JSON.stringify([width, height, format, isPixelArt, format === 'avif' && avifEffort, encoders]);
  return createHash('sha256').update(`picture version ${hash} ${parameters}`).digest('base64url');
}

/** Decoding takes four bytes a pixel. The largest picture that the reader accepts has 64 megapixels and is made alone. */
const versionBudget = createWorkBudget({ total: 64_000_000 });

/** The bytes of a version, from the cache or made now. */
export function makePictureVersion(
  source: PictureSource,
  version: PictureVersion,
  cache: BuildCache,
): Promise<Uint8Array> {
  return cache.get(identifyPictureVersion(source, version), () =>
    versionBudget.run(source.pixels, () => convert(source.absolutePath, version)),
  );
}

function convert(absolutePath: string, { width, height, format, isPixelArt }: PictureVersion): Promise<Buffer> {
  return sharp(absolutePath)
    .autoOrient()
    .resize({ width, height, fit: 'cover', kernel: isPixelArt ? 'nearest' : 'lanczos3' })
    .toFormat(format === 'jpg' ? 'jpeg' : format, format === 'avif' ? { effort: avifEffort } : {})
    .toBuffer();
}
