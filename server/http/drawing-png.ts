import { crc32, deflateSync } from 'node:zlib';
import { drawingColours, readDrawing } from '#model/drawing.ts';
import { drawingHeight, drawingWidth } from '#model/drawing-size.ts';

/** A stored drawing as a PNG of the same size; undefined if it is none. */
export function writeDrawingPng(drawing: string): Uint8Array<ArrayBuffer> | undefined {
  const pixels = readDrawing(drawing);
  if (!pixels) return undefined;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(drawingWidth, 0);
  header.writeUInt32BE(drawingHeight, 4);
  // 4 bits a pixel, by palette: https://www.w3.org/TR/png/
  header.set([4, 3], 8);
  // Each row begins with the number of its filter, 0.
  const rows = Buffer.alloc(drawingHeight * (drawingWidth / 2 + 1));
  pixels.forEach((colour, pixel) => {
    const row = Math.floor(pixel / drawingWidth);
    const place = row + 1 + (pixel >> 1);
    rows[place] = Number(rows[place]) | (pixel % 2 === 0 ? colour << 4 : colour);
  });
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      writeChunk('IHDR', header),
      writeChunk('PLTE', Buffer.from(drawingColours.join('').replaceAll('#', ''), 'hex')),
      writeChunk('IDAT', deflateSync(rows)),
      writeChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
