import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawStickerSprite, spriteFile } from './sticker-sprite.ts';

/** The palette and the pixels: versions of zlib compress differently. */
function readPixels(png: Buffer) {
  const found: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    found[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
  }
  const { PLTE = Buffer.alloc(0), IDAT = Buffer.alloc(0) } = found;
  return { colours: PLTE.toString('hex'), pixels: inflateSync(IDAT).toString('hex') };
}

test('the picture of all stickers is made of their drawings: run scripts/stickers/make-stickers.ts', () => {
  expect(readPixels(readFileSync(spriteFile))).toEqual(readPixels(drawStickerSprite()));
});
