import sharp from 'sharp';
import { pathBehind } from '#content-reader/pictures/file-on-disk.ts';
import type { ResumeSheet } from '#model/resume-schema.ts';

/** Both sides, in pixels: more than enough for print at the size of a stamp. */
const sidePixels = 480;

/** The portrait as a square PNG, on white, because the paper is. */
export async function drawPortrait({ portrait }: ResumeSheet): Promise<Uint8Array | undefined> {
  const path = portrait && pathBehind(portrait.image);
  if (!portrait || !path) return undefined;
  const { width, isPixelArt } = portrait.image;
  // Dots per inch, of which a vector's width has 72 by itself: it is drawn at the size, not enlarged to it.
  const density = /\.svg$/i.test(path) ? Math.max(72, Math.round((72 * sidePixels) / width)) : undefined;
  return sharp(path, density ? { density } : {})
    .rotate()
    .resize(sidePixels, sidePixels, { fit: 'cover', kernel: isPixelArt ? 'nearest' : 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .png({ palette: isPixelArt, compressionLevel: 9 })
    .toBuffer();
}
