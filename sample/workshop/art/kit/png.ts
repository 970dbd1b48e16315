import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const readBytes = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * Every art pixel becomes scale x scale pixels of an indexed-colour PNG. Throws if the picture has more than 256
 * colours.
 */
export function writePng({ w, h, pixels }: Canvas, scale = 1): Buffer {
  const colours = [...new Set(pixels)].sort((a, b) => (a === null ? -1 : b === null ? 1 : 0));
  if (colours.length > 256) throw new Error(`${colours.length} colours do not fit into a palette of 256`);
  const indexes = new Map(colours.map((colour, i) => [colour, i]));
  const bits = colours.length <= 2 ? 1 : colours.length <= 4 ? 2 : colours.length <= 16 ? 4 : 8;

  const filterBytes = 1;
  const stride = Math.ceil((w * scale * bits) / 8) + filterBytes;
  const rows = Buffer.alloc(stride * h * scale);
  for (let y = 0; y < h; y++) {
    const row = Buffer.alloc(stride);
    for (let x = 0; x < w * scale; x++) {
      const index = indexes.get(pixels[y * w + Math.floor(x / scale)] ?? null) ?? 0;
      const at = filterBytes + ((x * bits) >> 3);
      row[at] = (row[at] ?? 0) | (index << (8 - bits - ((x * bits) & 7)));
    }
    for (let k = 0; k < scale; k++) row.copy(rows, (y * scale + k) * stride);
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(w * scale, 0);
  header.writeUInt32BE(h * scale, 4);
  header.set([bits, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colours.flatMap((colour) => readBytes(colour ?? '#000000')));
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('PLTE', palette),
    ...(colours[0] === null ? [writeChunk('tRNS', Buffer.from([0]))] : []),
    writeChunk('IDAT', deflateSync(rows, { level: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(body.length + 12);
  chunk.writeUInt32BE(body.length, 0);
  chunk.write(type, 4, 'latin1');
  body.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, body.length + 8)), body.length + 8);
  return chunk;
}
