import { drawingHeight, drawingWidth, maxDrawingBytes, maxDrawingLength } from './drawing-size.ts';

const pixelCount = drawingWidth * drawingHeight;

/** The last one is that of the sheet. */
export const drawingColours = [
  '#4b0f31',
  '#ee4586',
  '#f09a3e',
  '#ffd05c',
  '#2f9c78',
  '#3f7fd6',
  '#7450cf',
  '#ffffff',
] as const;
export const sheetColour = 7;

/** A number of `drawingColours` for each pixel, row by row. */
export type Pixels = Uint8Array;

/** How many pixels of one colour a byte stands for, by its lower five bits; the upper three are the colour. */
const runLengths = [
  ...Array.from({ length: 24 }, (_, index) => index + 1),
  ...[32, 48, 64, 96, 192, 384, 768, 1536],
] as const;

export const createSheet = (): Pixels => new Uint8Array(pixelCount).fill(sheetColour);

export const isBlank = (pixels: Pixels): boolean => pixels.every((colour) => colour === sheetColour);

/** The shorter of runs of one colour and of 3 bits a pixel, which are `maxDrawingBytes`. */
export function writeDrawing(pixels: Pixels): string {
  const runs = writeRuns(pixels);
  return writeBase64(runs.length < maxDrawingBytes ? runs : packPixels(pixels));
}

/** Undefined for anything that is not a drawing. Takes time by the length of a drawing at most. */
export function readDrawing(text: unknown): Pixels | undefined {
  if (!isBase64(text)) return undefined;
  const bytes = decodeBytes(text);
  return bytes.length === maxDrawingBytes ? unpackPixels(bytes) : readRuns(bytes);
}

/** Looks at the letters of the largest drawing only, whose pixels are all of its bits. */
export function isDrawing(text: unknown): boolean {
  if (!isBase64(text)) return false;
  if (text.length === maxDrawingLength) return true;
  return countPixels(decodeBytes(text)) === pixelCount;
}

function writeRuns(pixels: Pixels): number[] {
  const bytes: number[] = [];
  for (let start = 0, end = 0; start < pixelCount; start = end) {
    const colour = Number(pixels[start]) & 7;
    while (end < pixelCount && (Number(pixels[end]) & 7) === colour) end++;
    for (let left = end - start; left > 0; ) {
      const code = runLengths.findLastIndex((length) => length <= left);
      bytes.push((colour << 5) | code);
      left -= runLengths[code] ?? left;
    }
  }
  return bytes;
}

const lengthOf = (byte: number) => Number(runLengths[byte & 31]);

function countPixels(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) count += lengthOf(byte);
  return count;
}

function readRuns(bytes: Uint8Array): Pixels | undefined {
  if (countPixels(bytes) !== pixelCount) return undefined;
  const pixels = new Uint8Array(pixelCount);
  let start = 0;
  for (const byte of bytes) {
    pixels.fill(byte >> 5, start, start + lengthOf(byte));
    start += lengthOf(byte);
  }
  return pixels;
}

function packPixels(pixels: Pixels): number[] {
  const bytes = new Array<number>(maxDrawingBytes).fill(0);
  pixels.forEach((colour, pixel) => {
    const bit = pixel * 3;
    const shifted = (colour & 7) << (13 - (bit & 7));
    bytes[bit >> 3] = Number(bytes[bit >> 3]) | (shifted >> 8);
    if (shifted & 255) bytes[(bit >> 3) + 1] = Number(bytes[(bit >> 3) + 1]) | (shifted & 255);
  });
  return bytes;
}

const unpackPixels = (bytes: Uint8Array): Pixels =>
  Uint8Array.from({ length: pixelCount }, (_, pixel) => {
    const bit = pixel * 3;
    const two = (Number(bytes[bit >> 3]) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    return (two >> (13 - (bit & 7))) & 7;
  });

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The number of each digit, by its character code. */
const numbers = new Uint8Array(128);
for (let number = 0; number < digits.length; number++) numbers[digits.charCodeAt(number)] = number;

/** base64url without padding, of at most `maxDrawingBytes`. */
function isBase64(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.length <= maxDrawingLength &&
    text.length % 4 !== 1 &&
    /^[A-Za-z0-9_-]+$/.test(text)
  );
}

function decodeBytes(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length * 6) >> 3);
  let [bits, count, place] = [0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    bits = ((bits << 6) | Number(numbers[text.charCodeAt(index)])) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[place++] = bits >> count;
  }
  return bytes;
}

function writeBase64(bytes: readonly number[]): string {
  let text = '';
  let [bits, count] = [0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    count += 8;
    for (; count >= 6; count -= 6) text += digits[(bits >> (count - 6)) & 63];
  }
  return count > 0 ? text + digits[(bits << (6 - count)) & 63] : text;
}
