import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { attachedPathOf } from '#content-reader/pictures/file-on-disk.ts';
import type { Content } from '#model/content-schema.ts';

/** As in tokens.css by day; the web manifest and iOS can't read custom properties. */
export const pageColor = '#ffe8f1';
export const themeColor = '#ffd0e2';

/** The web manifest's icons besides the SVG itself. */
export const manifestIcons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

const faviconSizes = [16, 32, 48];
const touchSize = 180;
/** The safe zone of a maskable icon is a circle with a radius of 40 % of its size. */
const maskableShare = 0.6;
const touchShare = 0.8;

/**
 * Writes favicon.ico, apple-touch-icon.png and the web manifest's icons from the owner's SVG; the touch icon from the owner's
 * own picture if there is one.
 */
export async function writeIcons(siteFolder: string, { svg, touch }: Content['site']['icons']): Promise<void> {
  const drawing = await readIcon(svg);
  const write = async (name: string, bytes: Promise<Buffer> | Buffer) => writeFile(join(siteFolder, name), await bytes);
  // iOS shows transparent pixels as black, and a maskable icon is cropped from the full square.
  const touchIcon = touch
    ? drawIcon(await readIcon(touch), { size: touchSize, background: pageColor })
    : drawIcon(drawing, { size: touchSize, share: touchShare, background: pageColor });
  const favicons = await Promise.all(faviconSizes.map((size) => drawIcon(drawing, { size })));
  await Promise.all([
    write('favicon.ico', writeIco(favicons)),
    write('apple-touch-icon.png', touchIcon),
    ...manifestIcons.map(({ name, size, purpose }) => {
      const look = purpose === 'maskable' ? { share: maskableShare, background: themeColor } : {};
      return write(name, drawIcon(drawing, { size, ...look }));
    }),
  ]);
}

type Icon = { bytes: Buffer; width: number };

async function readIcon(picture: Content['site']['icons']['svg']): Promise<Icon> {
  const path = attachedPathOf(picture);
  if (!path) throw new Error('an icon of site.yaml has no file');
  return { bytes: await readFile(path), width: picture.width };
}

type Look = {
  size: number;
  /** The icon's part of the width, centred; 0 to 1. */
  share?: number;
  background?: string;
};

/** A square PNG. */
function drawIcon({ bytes, width }: Icon, { size, share = 1, background }: Look): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const around = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  // Rasterises an SVG at the target size; 72 dpi is its natural size.
  const icon = sharp(bytes, { density: Math.min(7200, Math.max(72, (72 * inner) / width)) })
    .resize(inner, inner, { fit: 'contain', background: around })
    .extend({ top: before, left: before, bottom: after, right: after, background: around });
  return (background ? icon.flatten({ background }) : icon).png().toBuffer();
}

/** Packs PNGs of up to 255 pixels into one .ico file: a directory, then the PNGs unchanged. */
function writeIco(pngs: readonly Buffer[]): Buffer {
  const headBytes = 6;
  const entryBytes = 16;
  const head = Buffer.alloc(headBytes + entryBytes * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = headBytes + entryBytes * index;
    // Width and height from the PNG's IHDR chunk.
    head.writeUInt8(png.readUInt32BE(16), entry);
    head.writeUInt8(png.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
