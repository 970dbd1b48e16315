import { MPEGDecoder } from 'mpg123-decoder';
import type { Sound } from '../synthesizer/sound.ts';

/** What a listener gets: the file's sound, cut at both ends as its header says. A mono file sounds on both sides. */
export async function decodeMp3(file: Uint8Array): Promise<{ sound: Sound; sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(file);
  decoder.free();
  const [left, right = left] = channelData;
  if (!left || !right || left.length === 0 || errors[0]) {
    throw new Error(`This is not an MP3 file that can be played: ${errors[0]?.message ?? 'it has no sound'}.`);
  }
  return { sound: { left, right }, sampleRate };
}
