import { open, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEncoder } from 'wasm-media-encoders';
import { mixToStereo, type SoundStream } from '../sound/sound.ts';
import { readFrameHeader } from './frame-header.ts';
import { makeId3Tag } from './id3-tag.ts';
import { makeSeekHeader, seekHeaderBytes } from './seek-header.ts';

/** LAME's: 0 is best, 9 smallest. 4 takes about 150 kbit/s in stereo (decision 0045). */
const vbrQuality = 4;

type Recording = {
  sampleRate: number;
  channelCount: number;
  /** For each channel. */
  samples: number;
  /** A factor. */
  gain: number;
  title?: string | undefined;
  artist?: string | undefined;
};

/** 48 kHz stays what it is, and so do its multiples; everything else becomes 44.1 kHz. */
const chooseRate = (sampleRate: number) => (sampleRate % 48_000 === 0 ? 48_000 : 44_100);

/** Encodes a recording with LAME, piece by piece, into a new file. */
export async function writeMp3(path: string, stream: SoundStream, recording: Recording): Promise<void> {
  const { sampleRate, channelCount, gain } = recording;
  const wasm = await readFile(fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3')));
  const encoder = await createEncoder('audio/mpeg', wasm);
  const rate = chooseRate(sampleRate);
  encoder.configure({ sampleRate, channels: channelCount === 1 ? 1 : 2, vbrQuality, outputSampleRate: rate });
  const tag = makeId3Tag(recording);
  const file = await open(path, 'wx');
  try {
    const frames = createFrameList();
    let at = tag.length + seekHeaderBytes[rate];
    const write = async (bytes: Uint8Array) => {
      frames.add(bytes);
      await writeAll(file, bytes, at);
      at += bytes.length;
    };
    for await (const piece of stream) {
      const { channels } = mixToStereo(piece);
      const loud = channels.map((channel) => channel.map((sample) => sample * gain));
      // The encoder uses its output's memory again.
      await write(Uint8Array.from(encoder.encode(loud as [Float32Array, Float32Array])));
    }
    await write(Uint8Array.from(encoder.finalize()));
    const samples = Math.round((recording.samples * rate) / sampleRate);
    const header = makeSeekHeader(rate, channelCount, { ...frames.read(), samples });
    await writeAll(file, Buffer.concat([tag, header]), 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

type File = Awaited<ReturnType<typeof open>>;

/** A single write may end early. */
async function writeAll(file: File, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/** Where frames begin in what is written piece by piece: a frame may begin in one piece and end in the next. */
function createFrameList() {
  const frames: number[] = [];
  let bytes = 0;
  let next = 0;
  let rest = Buffer.alloc(0);
  return {
    add(piece: Uint8Array): void {
      const start = bytes - rest.length;
      const whole = Buffer.concat([rest, piece]);
      bytes += piece.length;
      while (next + 4 <= bytes) {
        const header = readFrameHeader(whole, next - start);
        if (!header) throw new Error(`The encoder wrote no frame at byte ${next}.`);
        frames.push(next);
        next += header.bytes;
      }
      rest = Buffer.from(whole.subarray(Math.max(0, Math.min(whole.length, next - start))));
    },
    read: () => ({ frames, bytes }),
  };
}
