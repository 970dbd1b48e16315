import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import type { PictureWish } from './picture-wish.ts';
import { readPixels } from './pixels.ts';

export const allEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'];
export const webButton = { endings: allEndings, exactSize: { width: 88, height: 31 } };

/** The picture that is made of these bytes, and what is said of it. */
export async function made(bytes: Buffer, wish: Partial<PictureWish> = {}) {
  const answer = await makePicture(bytes, { endings: allEndings, ...wish });
  if (answer.outcome !== 'made') throw new Error(`A part has to be chosen: ${JSON.stringify(answer)}`);
  const { bytes: file, ...facts } = answer.made;
  return { file, ...facts, before: answer.before };
}

/** Why no picture is made of these bytes. */
export const refusal = (bytes: Buffer, wish: Partial<PictureWish> = {}) =>
  makePicture(bytes, { endings: allEndings, ...wish }).then(
    () => undefined,
    ({ reason, message }: { reason: string; message: string }) => ({ reason, message }),
  );

/** A little face of five colours, 20 by 16, each of its pixels a square of `times`; less than none of a margin cuts it off. */
export async function drawFace(times = 1, margin = 0): Promise<{ width: number; height: number; raw: Buffer }> {
  const [width, height] = [20 * times + margin, 16 * times + margin];
  const colours = [0xffffffff, 0xff202060, 0xffd070e0, 0x00000000, 0xff40c0f0];
  const raw = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor((x - margin) / times), Math.floor((y - margin) / times)];
      raw.writeUInt32LE(colours[(column * 7 + row * 3 + column * row) % 5] as number, (y * width + x) * 4);
    }
  }
  return { width, height, raw };
}

export const toSharp = ({ width, height, raw }: { width: number; height: number; raw: Buffer }) =>
  sharp(raw, { raw: { width, height, channels: 4 } });

/** Hills in a haze with a little noise, as a camera would see them. */
export function drawHills(width: number, height: number) {
  const raw = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (noise >>> 28) - 8;
      const hill = Math.sin((x / width) * 9) * 40 + Math.sin((x / width) * 31) * 9 + height / 2;
      const light = y > hill ? 60 + (y / height) * 90 : 170 + (y / height) * 60;
      const at = (y * width + x) * 3;
      raw[at] = Math.max(0, Math.min(255, light + grain));
      raw[at + 1] = Math.max(0, Math.min(255, light * 0.9 + (x / width) * 40 + grain));
      raw[at + 2] = Math.max(0, Math.min(255, light * 0.7 + grain));
    }
  }
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** Two pictures that take turns. */
export async function drawBlinking(width: number, height: number, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const one = drawStripes(width, height, 3);
  const other = drawStripes(width, height, 5);
  const frames = await Promise.all([one, other].map((frame) => frame.png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } });
  return format === 'gif'
    ? joined.gif({ delay: [120, 80], loop: 0 }).toBuffer()
    : joined.webp({ lossless: true, delay: [120, 80] }).toBuffer();
}

function drawStripes(width: number, height: number, step: number) {
  const raw = Buffer.alloc(width * height * 3, 30);
  for (let at = 0; at < width * height; at += 1) if (at % step === 0) raw.fill(230, at * 3, at * 3 + 2);
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header claims a size. */
export async function claimSize(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A chunk that goes before the last one. */
export function addPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, -12), length, body, sum, png.subarray(-12)]);
}

/** What is fully transparent counts as the same, whatever its colour. */
export async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  const { data } = await readPixels(sharp(bytes));
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
