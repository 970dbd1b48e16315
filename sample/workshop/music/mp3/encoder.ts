import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEncoder } from 'wasm-media-encoders';
import type { Score } from '../score.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { createId3 } from './id3.ts';
import { createVbrHeader } from './vbr-header.ts';

/** LAME's quality if a score sets none. */
const usualQuality = 5.8;
const chunkSamples = 1 << 16;

/** Encodes an MP3 file with the score's title and artist, and the `fingerprint` of its sources. */
export async function encodeMp3(
  { left, right }: Sound,
  sampleRate: number,
  score: Pick<Score, 'title' | 'artist' | 'quality'>,
  fingerprint: string,
): Promise<Uint8Array> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3')));
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({ sampleRate, channels: 2, vbrQuality: score.quality ?? usualQuality, outputSampleRate: 44_100 });
  const pieces: Uint8Array[] = [];
  for (let first = 0; first < left.length; first += chunkSamples) {
    const last = first + chunkSamples;
    // The encoder reuses its output buffer.
    pieces.push(encoder.encode([left.subarray(first, last), right.subarray(first, last)]).slice());
  }
  pieces.push(encoder.finalize().slice());
  const frames = Buffer.concat(pieces);
  const tag = createId3({
    TIT2: score.title,
    TPE1: score.artist,
    TALB: 'Sample music of Bonbon',
    TCOP: 'CC BY 4.0',
    TXXX: ['made-from', fingerprint],
  });
  return Buffer.concat([tag, createVbrHeader(frames, left.length), frames]);
}
