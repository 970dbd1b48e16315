import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Canvas } from './kit/canvas.ts';
import { writePicture } from './kit/picture.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const read = (file: string) => readFile(join(content, file)).catch(() => null);

/** In the order of the bytes that sharp gives: red, green, blue, opacity. */
function paint({ pixels }: Canvas): Buffer {
  const bytes = pixels.map((colour) =>
    colour === null ? 0 : ((Number.parseInt(colour.slice(1), 16) << 8) | 255) >>> 0,
  );
  const buffer = Buffer.alloc(bytes.length * 4);
  for (const [i, value] of bytes.entries()) buffer.writeUInt32BE(value, i * 4);
  return buffer;
}

/** zlib may pack the same picture differently on another machine: so pixels are compared, not bytes. */
async function isDrawnIn(png: Buffer, canvas: Canvas, scale: number): Promise<boolean> {
  const image = sharp(png).ensureAlpha();
  const { width, height } = await image.metadata();
  if (width !== canvas.w * scale || height !== canvas.h * scale) return false;
  const shrunk = await image.resize(canvas.w, canvas.h, { kernel: 'nearest' }).raw().toBuffer();
  return shrunk.equals(paint(canvas));
}

const sizes: [pattern: RegExp, w: number, h: number][] = [
  [/^images\/buttons\//, 88, 31],
  [/^images\/interests\//, 50, 50],
  [/^images\/songs\//, 56, 56],
  [/^images\/friends\//, 24, 24],
  [/^images\/(mascot|hello)\//, 40, 40],
  [/^images\/nav\//, 12, 12],
  [/^images\/share\//, 240, 126],
];

describe('the catalogue', () => {
  test('draws the pictures that lie in content, and no others lie in content/images', async () => {
    const stale: string[] = [];
    for (const picture of catalogue) {
      const bytes = await read(picture.file);
      const isCurrent = picture.file.endsWith('.png')
        ? bytes && (await isDrawnIn(bytes, picture.draw(), picture.scale ?? 1))
        : bytes?.equals(writePicture(picture));
      if (!isCurrent) stale.push(picture.file);
    }
    expect(stale, 'npm run art draws them again').toEqual([]);

    const files = await readdir(join(content, 'images'), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    const known = new Set(catalogue.map(({ file }) => join(content, file)));
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  test.each(sizes)('has pictures of one size in %s', (pattern, w, h) => {
    const pictures = catalogue
      .filter(({ file }) => pattern.test(file))
      .map(({ file, draw }) => ({ file, canvas: draw() }));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ canvas }) => canvas.w !== w || canvas.h !== h).map(({ file }) => file)).toEqual([]);
  });

  test('keeps its files small: tiles and covers for a page of many, share pictures for a chat', () => {
    const limits: [pattern: RegExp, bytes: number][] = [
      [/^images\/(interests|songs)\//, 8_500],
      [/^images\/(friends|nav)\//, 2_500],
      [/^images\/(mascot|hello)\//, 4_500],
      [/^images\/share\//, 40_000],
    ];
    const tooLarge = catalogue.filter((picture) => {
      const limit = limits.find(([pattern]) => pattern.test(picture.file));
      return limit && writePicture(picture).length > limit[1];
    });
    expect(tooLarge.map(({ file }) => file)).toEqual([]);
  });
});
