import type { Sound } from '../synthesizer/sound.ts';
import { changeSamples, sidesOf } from './stereo.ts';

/** Soft clipping: values above `knee` (a factor) never exceed 1; quieter sound is unchanged. */
export function softenPeaks(sound: Sound, knee: number): void {
  const room = 1 - knee;
  for (const channel of sidesOf(sound)) {
    changeSamples(channel, (value) => {
      const size = Math.abs(value);
      return size <= knee ? value : Math.sign(value) * (knee + room * Math.tanh((size - knee) / room));
    });
  }
}
