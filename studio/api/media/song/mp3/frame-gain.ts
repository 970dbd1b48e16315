import { type FrameHeader, findFirstFrame, readFrameHeader } from './frame-header.ts';

/** What one step of a frame's gain changes, in dB: a factor of the fourth root of two. */
export const gainStep = 20 * Math.log10(2 ** 0.25);

/** In bits from the side information on: ISO 11172-3, 2.4.1.7, and ISO 13818-3, 2.4.1.7. */
const layouts = {
  mpeg1: { granules: 2, first: { 1: 18, 2: 20 }, granuleBits: 59, sideBytes: { 1: 17, 2: 32 } },
  mpeg2: { granules: 1, first: { 1: 9, 2: 10 }, granuleBits: 63, sideBytes: { 1: 9, 2: 17 } },
} as const;
/** Before it: the sizes of the granule's data and of its large values. */
const gainAt = 12 + 9;

/**
 * Changes how loud an MP3 is by writing another gain into each of its frames: nothing is encoded again, so nothing is lost. `bytes`
 * is the whole file, and is changed. Returns false, with nothing changed, if the file has parts that are no frames, or a frame is
 * as loud as can be written.
 */
export function addGain(bytes: Buffer, steps: number): boolean {
  const frames = listFrames(bytes);
  if (!frames) return false;
  const gains = frames.flatMap(({ at, header }) => listGains(at, header));
  if (gains.some((bit) => readByte(bytes, bit) + steps > 255)) return false;
  for (const bit of gains) {
    const gain = readByte(bytes, bit);
    // A granule without sound stays without; the lowest gains are 300 dB below anything that is heard.
    if (gain !== 0) writeByte(bytes, bit, Math.max(1, gain + steps));
  }
  for (const { at, header } of frames) if (header.hasChecksum) writeChecksum(bytes, at, header);
  return true;
}

type Frame = { at: number; header: FrameHeader };

/** Undefined if too much of the file is something else. */
function listFrames(bytes: Buffer): Frame[] | undefined {
  const first = findFirstFrame(bytes);
  if (first === undefined) return undefined;
  const frames: Frame[] = [];
  let lost = 0;
  for (let at = first; at + 4 < bytes.length; ) {
    const header = readFrameHeader(bytes, at);
    if (!header) {
      // Tags at the end are no frames.
      if (/^(TAG|APE|LYR)/.test(bytes.toString('latin1', at, at + 3))) break;
      lost += 1;
      at += 1;
      continue;
    }
    if (at + header.bytes > bytes.length) break;
    frames.push({ at, header });
    at += header.bytes;
  }
  return frames.length > 1 && lost < bytes.length / 100 ? frames : undefined;
}

/** Where the gains of a frame are, in bits from the start of the file. */
function listGains(at: number, header: FrameHeader): number[] {
  const { granules, first, granuleBits } = header.isMpeg1 ? layouts.mpeg1 : layouts.mpeg2;
  const start = (at + 4 + (header.hasChecksum ? 2 : 0)) * 8 + first[header.channelCount];
  const count = granules * header.channelCount;
  return Array.from({ length: count }, (_, index) => start + index * granuleBits + gainAt);
}

function readByte(bytes: Buffer, bit: number): number {
  const at = bit >> 3;
  return (bytes.readUInt16BE(at) >> (8 - (bit & 7))) & 255;
}

function writeByte(bytes: Buffer, bit: number, value: number): void {
  const at = bit >> 3;
  const shift = 8 - (bit & 7);
  bytes.writeUInt16BE((bytes.readUInt16BE(at) & ~(255 << shift)) | (value << shift), at);
}

/** Over the second half of the header and the side information: ISO 11172-3, 2.4.3.1. */
function writeChecksum(bytes: Buffer, at: number, { isMpeg1, channelCount }: FrameHeader): void {
  const { sideBytes } = isMpeg1 ? layouts.mpeg1 : layouts.mpeg2;
  let sum = 0xffff;
  const add = (byte: number) => {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isOdd = ((sum >> 15) & 1) !== ((byte >> bit) & 1);
      sum = ((sum << 1) & 0xffff) ^ (isOdd ? 0x8005 : 0);
    }
  };
  for (const byte of bytes.subarray(at + 2, at + 4)) add(byte);
  for (const byte of bytes.subarray(at + 6, at + 6 + sideBytes[channelCount])) add(byte);
  bytes.writeUInt16BE(sum, at + 4);
}
