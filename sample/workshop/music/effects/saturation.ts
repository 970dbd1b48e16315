import type { Sound } from '../synthesizer/sound.ts';
import { changeSamples, sidesOf } from './stereo.ts';

/** Rounds what is louder than `knee` (a factor) so that it never passes 1; softer sound stays as it is. */
export function softenPeaks(sound: Sound, knee: number): void {
  const room = 1 - knee;
  for (const channel of sidesOf(sound)) {
    changeSamples(channel, (value) => {
      const size = Math.abs(value);
      return size <= knee ? value : Math.sign(value) * (knee + room * Math.tanh((size - knee) / room));
    });
  }
}
