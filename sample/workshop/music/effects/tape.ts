import { createFilter } from '../synthesizer/filter.ts';
import { saturate } from '../synthesizer/saturation.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { changeSamples, readBetween, sidesOf } from './stereo.ts';

/** The wow, flutter, dull treble and soft peaks of a cassette. `amount` from 0 to 1. */
export function addTapeWear(sound: Sound, sampleRate: number, amount: number): void {
  for (const channel of sidesOf(sound)) {
    const dry = channel.slice();
    const worn = createFilter(sampleRate);
    worn.tune(14000 - 6500 * amount, 0.6);
    const hardness = 1 + amount * 0.5;
    let delay = 0;
    changeSamples(channel, (_, i) => {
      if (i % 8 === 0) {
        const time = i / sampleRate;
        const drift = 1 + Math.sin(2 * Math.PI * 0.47 * time) * 0.75 + Math.sin(2 * Math.PI * 5.7 * time) * 0.05;
        delay = drift * amount * 0.0022 * sampleRate;
      }
      return saturate(worn.low(i > delay ? readBetween(dry, i - delay) : 0) * 1.15 * hardness) / hardness;
    });
  }
}
