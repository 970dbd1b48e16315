import sharp from 'sharp';
import type { ResumeToDraw } from './resume-to-draw.ts';

/** Both sides, in pixels: more than enough for print at the size of a stamp. */
const sidePixels = 480;

/** The portrait as a square PNG, on white, because the paper is. */
export async function drawPortrait({ resume, portraitPath }: ResumeToDraw): Promise<Uint8Array | undefined> {
  if (!resume.portrait || !portraitPath) return undefined;
  const { width, isPixelArt } = resume.portrait.image;
  // Dots per inch, of which a vector's width has 72 by itself: it is drawn at the size, not enlarged to it.
  const density = /\.svg$/i.test(portraitPath) ? Math.max(72, Math.round((72 * sidePixels) / width)) : undefined;
  return sharp(portraitPath, density ? { density } : {})
    .rotate()
    .resize(sidePixels, sidePixels, { fit: 'cover', kernel: isPixelArt ? 'nearest' : 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .png({ palette: isPixelArt, compressionLevel: 9 })
    .toBuffer();
}
