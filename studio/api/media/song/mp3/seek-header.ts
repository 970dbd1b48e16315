const samplesPerFrame = 1152;
const tocEntries = 100;
/** LAME begins so many samples late; players that read this header cut them off. */
const encoderDelay = 576;
/** A frame of 64 kbit/s at 44.1 and 48 kHz: smaller ones have no room. */
export const seekHeaderBytes = { 44100: 208, 48000: 192 } as const;

/**
 * The silent first frame that says how long a file of varying bitrate is, where its parts are, and how much to cut off at both
 * ends. `frames` are the places of the others, `bytes` is their length together, `samples` the length of the recording.
 */
export function makeSeekHeader(
  sampleRate: keyof typeof seekHeaderBytes,
  channelCount: number,
  { frames, bytes, samples }: { frames: number[]; bytes: number; samples: number },
): Buffer {
  const header = Buffer.alloc(seekHeaderBytes[sampleRate]);
  const isMono = channelCount === 1;
  header.set([0xff, 0xfb, 0x50 | (sampleRate === 48_000 ? 0b0100 : 0), isMono ? 0xc4 : 0x44]);
  const at = 4 + (isMono ? 17 : 32);
  const total = header.length + bytes;
  header.write('Xing', at);
  header.writeUInt32BE(0b1111, at + 4);
  header.writeUInt32BE(frames.length, at + 8);
  header.writeUInt32BE(total, at + 12);
  for (let entry = 0; entry < tocEntries; entry += 1) {
    const place = header.length + (frames[Math.floor((entry / tocEntries) * frames.length)] ?? 0);
    header[at + 16 + entry] = Math.min(255, Math.floor((256 * place) / total));
  }
  // Of 100.
  header.writeUInt32BE(60, at + 116);
  header.write('LAME3.100', at + 120);
  header[at + 129] = 4;
  const padding = Math.min(4095, Math.max(0, frames.length * samplesPerFrame - encoderDelay - samples));
  header.writeUIntBE((encoderDelay << 12) | padding, at + 141, 3);
  header.writeUInt32BE(total, at + 148);
  header.writeUInt16BE(checksum(header.subarray(0, at + 154)), at + 154);
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
