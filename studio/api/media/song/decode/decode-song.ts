import { type FileHandle, open } from 'node:fs/promises';
import { findKind } from '#content-reader/pictures/file-kind.ts';
import { MediaError } from '../../media-error.ts';
import type { Sound, SoundStream } from '../sound/sound.ts';
import { unreadableSong } from '../unreadable-song.ts';
import { decodeOpus } from './decode-opus.ts';
import { decodeWav } from './decode-wav.ts';
import type { StreamDecoder } from './stream-decoder.ts';

export type SongFormat = 'mp3' | 'wav' | 'flac' | 'vorbis' | 'opus' | 'm4a';

const startBytes = 65_536;
const pieceBytes = 65_536;

/** What kind of recording a file is, by its bytes. Throws a `MediaError` for what no browser and nothing here can play. */
export async function findSongFormat(path: string): Promise<SongFormat> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    const name = findKind(start)?.name ?? '';
    if (name.includes('MP3')) return 'mp3';
    if (name.includes('WAV')) return 'wav';
    if (name.includes('FLAC')) return 'flac';
    if (name.includes('M4A')) return 'm4a';
    if (start.includes('OpusHead')) return 'opus';
    if (start.includes('\x01vorbis', 0, 'latin1')) return 'vorbis';
    throw unreadableSong();
  } finally {
    await file.close();
  }
}

/**
 * Decodes a recording piece by piece; `onProgress` gets the share that was read. Throws a `MediaError` for one that cannot be
 * decoded.
 */
export async function* decodeSong(
  path: string,
  format: Exclude<SongFormat, 'm4a'>,
  onProgress: (share: number) => void = () => {},
): SoundStream {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const onRead = (bytes: number) => onProgress(Math.min(1, bytes / Math.max(1, size)));
    let samples = 0;
    for await (const piece of format === 'wav' ? decodeWav(file, onRead) : decodeStream(file, format, onRead)) {
      const length = piece.channels[0]?.length ?? 0;
      if (length === 0) continue;
      samples += length;
      yield piece;
    }
    if (samples === 0) throw unreadableSong();
  } catch (cause) {
    // The decoders throw errors of their own at what they do not understand.
    throw cause instanceof MediaError ? cause : unreadableSong(cause);
  } finally {
    await file.close();
  }
}

/** Each is loaded when it is needed: together they take 100 ms. */
const decoders: Record<'mp3' | 'flac' | 'vorbis' | 'opus', () => Promise<StreamDecoder>> = {
  async mp3() {
    const { MPEGDecoder } = await import('mpg123-decoder');
    return whenReady(new MPEGDecoder());
  },
  async flac() {
    const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
    return whenReady(new FLACDecoder());
  },
  async vorbis() {
    const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis');
    return whenReady(new OggVorbisDecoder());
  },
  opus: decodeOpus,
};

async function whenReady<Decoder extends { ready: Promise<void> }>(decoder: Decoder): Promise<Decoder> {
  await decoder.ready;
  return decoder;
}

async function* decodeStream(
  file: FileHandle,
  format: keyof typeof decoders,
  onRead: (bytes: number) => void,
): AsyncGenerator<Sound> {
  const decoder = await decoders[format]();
  try {
    const buffer = Buffer.alloc(pieceBytes);
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) break;
      at += bytesRead;
      // A decoder may keep what it was given until it has the rest.
      const { channelData, sampleRate } = await decoder.decode(Uint8Array.from(buffer.subarray(0, bytesRead)));
      onRead(at);
      yield { channels: channelData, sampleRate };
    }
    const last = await decoder.flush?.();
    if (last) yield { channels: last.channelData, sampleRate: last.sampleRate };
  } finally {
    decoder.free();
  }
}
