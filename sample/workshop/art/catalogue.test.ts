import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isSample, sampleContent } from '../sample-content.ts';
import { catalogue } from './catalogue.ts';
import type { Canvas } from './kit/canvas.ts';
import { writePng } from './kit/png.ts';
import { writeSvg } from './kit/svg.ts';

const read = (file: string) => readFile(join(sampleContent, file)).catch(() => null);

/** In the byte order of sharp: red, green, blue, alpha. */
function paint({ pixels }: Canvas): Buffer {
  const bytes = pixels.map((colour) =>
    colour === null ? 0 : ((Number.parseInt(colour.slice(1), 16) << 8) | 255) >>> 0,
  );
  const buffer = Buffer.alloc(bytes.length * 4);
  for (const [i, value] of bytes.entries()) buffer.writeUInt32BE(value, i * 4);
  return buffer;
}

/** Compares pixels, not bytes: zlib may compress the same picture differently on another machine. */
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
  [/^images\/doors\//, 120, 80],
  [/^images\/songs\//, 56, 56],
  [/^images\/friends\//, 24, 24],
  [/^images\/(mascot|hello)\//, 40, 40],
  [/^images\/nav\//, 12, 12],
  [/^images\/share\//, 240, 126],
];

/** A page shows many of these at once; a chat app fetches only small previews. */
const limits: [pattern: RegExp, bytes: number][] = [
  [/^images\/(interests|songs)\//, 8_500],
  [/^images\/(friends|nav)\//, 2_500],
  [/^images\/(mascot|hello)\//, 4_500],
  [/^images\/share\//, 40_000],
];

const drawn = catalogue.map((picture) => ({ ...picture, canvas: picture.draw() }));

describe('the catalogue', () => {
  test('names every picture once', () => {
    const files = catalogue.map(({ file }) => file);
    expect(files.filter((file, i) => files.indexOf(file) !== i)).toEqual([]);
  });

  test.runIf(isSample())('draws every picture in content exactly, pixel by pixel', async () => {
    const stale: string[] = [];
    for (const { file, canvas, scale = 1 } of drawn) {
      const bytes = await read(file);
      if (!bytes) continue;
      const isPng = file.endsWith('.png');
      const isCurrent = isPng ? await isDrawnIn(bytes, canvas, scale) : bytes.equals(Buffer.from(writeSvg(canvas)));
      if (!isCurrent) stale.push(file);
    }
    expect(stale, 'npm run art draws them again').toEqual([]);
  });

  test.each(sizes)('has pictures of one size in %s', (pattern, w, h) => {
    const pictures = drawn.filter(({ file }) => pattern.test(file));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ canvas }) => canvas.w !== w || canvas.h !== h).map(({ file }) => file)).toEqual([]);
  });

  test.each(limits)('keeps the files in %s under %i bytes', (pattern, bytes) => {
    const pictures = drawn.filter(({ file }) => pattern.test(file));
    const measured = pictures.map(({ file, canvas, scale }) => ({
      file,
      size: file.endsWith('.png') ? writePng(canvas, scale).length : writeSvg(canvas).length,
    }));
    expect(measured.filter(({ size }) => size >= bytes)).toEqual([]);
  });
});
