import { createLoudnessMeter } from './loudness-meter.ts';
import { mixToStereo, type SoundStream } from './sound.ts';
import { createTruePeakMeter } from './true-peak-meter.ts';
import { createWaveMeter } from './wave-meter.ts';

export type SoundMeasures = {
  seconds: number;
  /** For each channel. */
  samples: number;
  sampleRate: number;
  channelCount: number;
  /** In LUFS; undefined for silence. */
  loudness: number | undefined;
  /** In dB of full scale; -Infinity for silence. */
  truePeak: number;
  /** From 0 to 1, as many as `barCount`; empty without a sound. */
  peaks: number[];
};

/** Measures a recording as visitors hear it: in stereo. */
export async function measureSound(stream: SoundStream): Promise<SoundMeasures> {
  const [loudness, truePeak, wave] = [createLoudnessMeter(), createTruePeakMeter(), createWaveMeter()];
  let [sampleRate, channelCount] = [0, 0];
  for await (const piece of stream) {
    const stereo = mixToStereo(piece);
    sampleRate = stereo.sampleRate;
    channelCount = stereo.channels.length;
    loudness.add(stereo);
    truePeak.add(stereo);
    wave.add(stereo);
  }
  return { ...wave.read(), sampleRate, channelCount, loudness: loudness.read(), truePeak: truePeak.read() };
}
