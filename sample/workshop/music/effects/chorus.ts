import type { Sound } from '../synthesizer/sound.ts';
import { changeSamples, readBetween, sidesOf } from './stereo.ts';

/** Mixes in a copy with a modulated delay, different on each side. `amount` from 0 to 1. */
export function addChorus(sound: Sound, sampleRate: number, amount: number): void {
  for (const [side, channel] of sidesOf(sound).entries()) {
    const dry = channel.slice();
    const slow = (2 * Math.PI * 0.55) / sampleRate;
    const quick = (2 * Math.PI * 0.83) / sampleRate;
    let delay = 0;
    changeSamples(channel, (value, i) => {
      if (i % 8 === 0) {
        const sway = Math.sin(slow * i + side * 1.571) * 0.0028 + Math.sin(quick * i + side * 2.513) * 0.0012;
        delay = (0.011 + sway) * sampleRate;
      }
      return i > delay ? value * (1 - 0.35 * amount) + readBetween(dry, i - delay) * 0.65 * amount : value;
    });
  }
}
