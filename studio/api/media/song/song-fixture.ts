import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createEncoder } from 'wasm-media-encoders';
import type { Sound } from './sound/sound.ts';

// Recordings for tests, made as real bytes. Nothing but tests imports this file.

export type Wave = (seconds: number, channel: number) => number;

/** A tone of 1 kHz at a level in dB of full scale. */
export const tone =
  (level: number, hertz = 997): Wave =>
  (seconds) =>
    10 ** (level / 20) * Math.sin(2 * Math.PI * hertz * seconds);

export function makeSound(
  seconds: number,
  wave: Wave,
  { sampleRate = 44_100, channelCount = 2 }: { sampleRate?: number; channelCount?: number } = {},
): Sound {
  const channels = Array.from({ length: channelCount }, (_, channel) =>
    Float32Array.from({ length: Math.round(seconds * sampleRate) }, (__, index) => wave(index / sampleRate, channel)),
  );
  return { channels, sampleRate };
}

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-song-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function writeSong(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await makeFolder(), name);
  await writeFile(path, bytes);
  return path;
}

const numbers = (size: 2 | 4, ...values: number[]) => {
  const bytes = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size);
  return bytes;
};
const lengthOf = ({ channels }: Sound) => channels[0]?.length ?? 0;
const clip = (sample: number) => Math.max(-1, Math.min(1, sample));

type WavKind = '8' | '16' | '24' | '32' | 'float32' | 'float64';

export function makeWav(sound: Sound, kind: WavKind = '16', chunks: Buffer = Buffer.alloc(0)): Buffer {
  const bits = Number(kind.replace('float', ''));
  const isFloat = kind.startsWith('float');
  const [count, sampleBytes] = [sound.channels.length, bits / 8];
  const data = Buffer.alloc(lengthOf(sound) * count * sampleBytes);
  let at = 0;
  for (let index = 0; index < lengthOf(sound); index += 1) {
    for (const channel of sound.channels) {
      const sample = clip(channel[index] as number);
      if (kind === 'float32') data.writeFloatLE(sample, at);
      else if (kind === 'float64') data.writeDoubleLE(sample, at);
      else if (bits === 8) data.writeUInt8(Math.round(sample * 127) + 128, at);
      else data.writeIntLE(Math.round(sample * (2 ** (bits - 1) - 1)), at, sampleBytes);
      at += sampleBytes;
    }
  }
  const { sampleRate } = sound;
  const format = Buffer.concat([
    numbers(2, isFloat ? 3 : 1, count),
    numbers(4, sampleRate, sampleRate * count * sampleBytes),
    numbers(2, count * sampleBytes, bits),
  ]);
  const body = Buffer.concat([
    Buffer.from('WAVEfmt '),
    numbers(4, 16),
    format,
    chunks,
    Buffer.from('data'),
    numbers(4, data.length),
    data,
  ]);
  return Buffer.concat([Buffer.from('RIFF'), numbers(4, body.length), body]);
}

/** Title and artist in a WAV's own notes. */
export function makeWavNotes(title: string, artist: string): Buffer {
  const note = (id: string, text: string) => {
    const bytes = Buffer.from(`${text}\0${text.length % 2 === 0 ? '\0' : ''}`);
    return Buffer.concat([Buffer.from(id), numbers(4, text.length + 1), bytes]);
  };
  const body = Buffer.concat([Buffer.from('INFO'), note('INAM', title), note('IART', artist)]);
  return Buffer.concat([Buffer.from('LIST'), numbers(4, body.length), body]);
}

/** Frames that keep every sample as it is (RFC 9639), with comments. */
export function makeFlac(sound: Sound, comments: string[] = []): Buffer {
  const { channels, sampleRate } = sound;
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4096, 0);
  info.writeUInt16BE(4096, 2);
  const facts =
    (BigInt(sampleRate) << 44n) | (BigInt(channels.length - 1) << 41n) | (15n << 36n) | BigInt(lengthOf(sound));
  info.writeBigUInt64BE(facts, 10);
  const text = (value: string) => Buffer.concat([numbers(4, Buffer.byteLength(value)), Buffer.from(value)]);
  const notes = Buffer.concat([text('test'), numbers(4, comments.length), ...comments.map(text)]);
  const block = (type: number, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    head[0] = type;
    return Buffer.concat([head, body]);
  };
  const frames: Buffer[] = [];
  for (let at = 0; at < lengthOf(sound); at += 4096) {
    frames.push(
      makeFlacFrame(
        { channels: channels.map((channel) => channel.subarray(at, at + 4096)), sampleRate },
        frames.length,
      ),
    );
  }
  return Buffer.concat([Buffer.from('fLaC'), block(0, info), block(0x84, notes), ...frames]);
}

function makeFlacFrame({ channels, sampleRate }: Sound, number: number): Buffer {
  const length = channels[0]?.length ?? 0;
  const rate = { 44100: 9, 48000: 10, 96000: 11 }[sampleRate] ?? 0;
  const size = Buffer.alloc(2);
  size.writeUInt16BE(length - 1);
  const place = number < 128 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 63)];
  const start = Buffer.from([0xff, 0xf8, 0x70 | rate, ((channels.length - 1) << 4) | 0x08, ...place, ...size]);
  const head = Buffer.concat([start, Buffer.from([checksum(start, 8, 0x07)])]);
  const subframes = channels.map((channel) => {
    const body = Buffer.alloc(1 + length * 2);
    body[0] = 0x02;
    for (let index = 0; index < length; index += 1) {
      body.writeInt16BE(Math.round(clip(channel[index] as number) * 32_767), 1 + index * 2);
    }
    return body;
  });
  const whole = Buffer.concat([head, ...subframes]);
  const sum = Buffer.alloc(2);
  sum.writeUInt16BE(checksum(whole, 16, 0x8005));
  return Buffer.concat([whole, sum]);
}

export function checksum(bytes: Buffer, width: 8 | 16, polynomial: number, start = 0): number {
  const [top, mask] = [1 << (width - 1), 2 ** width - 1];
  let sum = start;
  for (const byte of bytes) {
    sum ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & top) !== 0 ? (sum << 1) ^ polynomial : sum << 1) & mask;
  }
  return sum;
}

/** MP3 or OGG Vorbis, as programs make them. */
export async function encodeSound({ channels, sampleRate }: Sound, format: 'mp3' | 'ogg'): Promise<Buffer> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve(`wasm-media-encoders/wasm/${format}`)));
  const encoder = await createEncoder(format === 'mp3' ? 'audio/mpeg' : 'audio/ogg', wasm);
  encoder.configure({ sampleRate, channels: channels.length as 1 | 2, vbrQuality: 3 } as never);
  const pieces: Buffer[] = [];
  for (let at = 0; at < (channels[0]?.length ?? 0); at += 65_536) {
    pieces.push(Buffer.from(encoder.encode(channels.map((channel) => channel.subarray(at, at + 65_536)) as never)));
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(pieces);
}
