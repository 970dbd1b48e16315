import { findFrames, samplesPerFrame } from './frames.ts';

const tocEntries = 100;
/** LAME delays the sound by this many samples; a decoder adds another 529. */
const encoderDelay = 576;

/**
 * The silent first frame with the Xing and LAME tags: the length of a file with variable bitrate, its seek points, and
 * how much to trim at both ends so that a song has its written length. `sampleCount` is the length of the song.
 */
export function createVbrHeader(frames: Uint8Array, sampleCount: number): Uint8Array {
  const places = findFrames(frames);
  const count = places.length - 1;
  // 48 kbit/s at 44.1 kHz is 156 bytes: too small. 64 kbit/s is 208.
  const header = Buffer.alloc(208);
  const total = header.length + frames.length;
  header.set([0xff, 0xfb, 0x50, (frames[3] ?? 0) & 0xfc]);
  header.write('Xing', 36);
  header.writeUInt32BE(0b1111, 40);
  header.writeUInt32BE(count, 44);
  header.writeUInt32BE(total, 48);
  for (let entry = 0; entry < tocEntries; entry += 1) {
    const place = header.length + (places[Math.floor((entry / tocEntries) * count)] ?? 0);
    header[52 + entry] = Math.min(255, Math.floor((256 * place) / total));
  }
  // Quality: 100 is best, 0 is worst.
  header.writeUInt32BE(50, 152);
  header.write('LAME3.100', 156);
  header[165] = 4;
  const padding = count * samplesPerFrame - encoderDelay - sampleCount;
  if (padding < 0 || padding > 4095) throw new Error(`The encoder gave ${count} frames for ${sampleCount} samples.`);
  header.writeUIntBE((encoderDelay << 12) | padding, 177, 3);
  header.writeUInt32BE(total, 184);
  header.writeUInt16BE(checksum(header.subarray(0, 190)), 190);
  return header;
}

/** CRC-16 with the polynomial 0x8005, its bits reversed. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return sum;
}
