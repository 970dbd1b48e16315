import type { FileHandle } from 'node:fs/promises';
import type { Sound } from '../sound/sound.ts';
import { unreadableSong } from '../unreadable-song.ts';

const pcm = 1;
const float = 3;
/** The real format stands further behind. */
const extensible = 0xfffe;
const pieceFrames = 16_384;

type Format = { code: number; channelCount: number; sampleRate: number; bits: number };

/** A WAV of whole numbers with 8 to 32 bits, or of floating point numbers with 32 or 64. */
export async function* decodeWav(file: FileHandle, onRead: (bytes: number) => void): AsyncGenerator<Sound> {
  const { format, start, end } = await findData(file);
  const read = readers[`${format.code} ${format.bits}`];
  if (!read || format.channelCount === 0 || format.sampleRate === 0) throw unreadableSong();
  const sampleBytes = format.bits / 8;
  const frameBytes = sampleBytes * format.channelCount;
  const buffer = Buffer.alloc(pieceFrames * frameBytes);
  for (let at = start; at + frameBytes <= end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at);
    const frames = Math.floor(bytesRead / frameBytes);
    if (frames === 0) return;
    const channels = Array.from({ length: format.channelCount }, (_, channel) => {
      const samples = new Float32Array(frames);
      for (let frame = 0; frame < frames; frame += 1) {
        samples[frame] = read(buffer, frame * frameBytes + channel * sampleBytes);
      }
      return samples;
    });
    at += frames * frameBytes;
    onRead(at);
    yield { channels, sampleRate: format.sampleRate };
  }
}

const readers: Record<string, (bytes: Buffer, at: number) => number> = {
  [`${pcm} 8`]: (bytes, at) => (bytes.readUInt8(at) - 128) / 128,
  [`${pcm} 16`]: (bytes, at) => bytes.readInt16LE(at) / 32_768,
  [`${pcm} 24`]: (bytes, at) => bytes.readIntLE(at, 3) / 8_388_608,
  [`${pcm} 32`]: (bytes, at) => bytes.readInt32LE(at) / 2_147_483_648,
  [`${float} 32`]: (bytes, at) => bytes.readFloatLE(at),
  [`${float} 64`]: (bytes, at) => bytes.readDoubleLE(at),
};

/** Walks the chunks: programs put notes before the sound, too. */
async function findData(file: FileHandle): Promise<{ format: Format; start: number; end: number }> {
  const { size } = await file.stat();
  const head = Buffer.alloc(64);
  let format: Format | undefined;
  for (let at = 12; at + 8 <= size; ) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    const bytes = head.readUInt32LE(4);
    const name = head.toString('latin1', 0, 4);
    if (name === 'fmt ' && bytesRead >= 24) {
      const code = head.readUInt16LE(8);
      format = {
        code: code === extensible && bytesRead >= 34 ? head.readUInt16LE(32) : code,
        channelCount: head.readUInt16LE(10),
        sampleRate: head.readUInt32LE(12),
        bits: head.readUInt16LE(22),
      };
    }
    // A recorder that was switched off, or that streams, leaves the length open.
    if (name === 'data' && format) {
      const isOpen = bytes === 0 || bytes === 0xffffffff;
      return { format, start: at + 8, end: isOpen ? size : Math.min(size, at + 8 + bytes) };
    }
    at += 8 + bytes + (bytes % 2);
  }
  throw unreadableSong();
}
