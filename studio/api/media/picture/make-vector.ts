import sharp from 'sharp';
import type { CropBox } from '#studio/protocol/media.ts';
import { cleanSvg } from './clean-svg.ts';
import { damaged, type PictureSource } from './picture-source.ts';
import type { Change, MadePicture, PictureWish, Size } from './picture-wish.ts';

/** In pixels, for a drawing that a field cannot have as SVG. */
const drawnWidth = 1600;
/** librsvg's unit: this many dots an inch draw a pixel as a pixel. */
const dotsPerInch = 72;

/** An SVG: stays one where the field takes it; otherwise it is drawn. */
export async function makeVector(
  { bytes, width, height }: PictureSource,
  { endings, exactSize, crop }: PictureWish,
): Promise<MadePicture> {
  const { svg: whole, hasChanged } = cleanSvg(bytes.toString('utf8'));
  const svg = crop ? showPart(whole, { width, height }, crop) : whole;
  const part = crop ?? { width, height };
  const changes: Change[] = [...(hasChanged ? (['cleaned'] as const) : []), ...(crop ? (['cropped'] as const) : [])];
  if (endings.includes('svg')) {
    const size = { width: part.width, height: part.height };
    return { bytes: Buffer.from(`${svg}\n`), ending: 'svg', kind: 'vector', size, changes };
  }
  const size = exactSize ?? {
    width: drawnWidth,
    height: Math.max(1, Math.round((drawnWidth * part.height) / part.width)),
  };
  const scale = Math.max(size.width / part.width, size.height / part.height);
  const density = Math.min(Math.max(dotsPerInch * scale, 1), 2400);
  const drawn = await sharp(Buffer.from(svg), { density, limitInputPixels: 64_000_000 })
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch((cause) => {
      throw damaged(cause);
    });
  return { bytes: drawn, ending: 'png', kind: 'drawing', size, changes: [...changes, 'converted'] };
}

/** A drawing that shows only a part of another one, without a loss. */
function showPart(svg: string, { width, height }: Size, { left, top, ...part }: CropBox): string {
  const inner = svg.replace(/^<[^>\s]+(?:\s+[\w.:-]+="[^"]*")*/, (tag) => {
    const kept = tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, '');
    const viewBox = /\sviewBox="/.test(tag) ? '' : ` viewBox="0 0 ${width} ${height}"`;
    return `${kept} x="0" y="0" width="${width}" height="${height}"${viewBox}`;
  });
  const size = `width="${part.width}" height="${part.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${left} ${top} ${part.width} ${part.height}">${inner}</svg>`;
}
