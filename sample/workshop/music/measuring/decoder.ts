import { MPEGDecoder } from 'mpg123-decoder';
import type { Sound } from '../synthesizer/sound.ts';

/** The sound of a file, trimmed at both ends as its header says. Mono plays on both channels. */
export async function decodeMp3(file: Uint8Array): Promise<{ sound: Sound; sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(file);
  decoder.free();
  const [left, right = left] = channelData;
  if (!left || !right || left.length === 0 || errors[0]) {
    throw new Error(`This is not a playable MP3 file: ${errors[0]?.message ?? 'it has no sound'}.`);
  }
  return { sound: { left, right }, sampleRate };
}
