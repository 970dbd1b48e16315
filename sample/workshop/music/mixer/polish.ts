import { changeSamples, sidesOf } from '../effects/stereo.ts';
import type { Score } from '../score.ts';
import { createFilter } from '../synthesizer/filter.ts';
import type { Sound } from '../synthesizer/sound.ts';

export const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** Cuts inaudible lows and mud (around 300 Hz), and sets treble, bass and width as the score says. */
export function polish(sound: Sound, sampleRate: number, tone: NonNullable<Score['tone']> = {}): void {
  const { treble = 1, bass = 0, mud = -1.5, width = 1.3 } = tone;
  setWidth(sound, sampleRate, width);
  const tuned = (hertz: number, resonance: number) => {
    const filter = createFilter(sampleRate);
    filter.tune(hertz, resonance);
    return filter;
  };
  const [more, deeper, clearer] = [gainOf(treble) - 1, gainOf(bass) - 1, gainOf(mud) - 1];
  for (const channel of sidesOf(sound)) {
    const [floor, high, low, middle] = [tuned(30, 0.7), tuned(4500, 0.5), tuned(160, 0.5), tuned(300, 0.9)] as const;
    changeSamples(channel, (input) => {
      const value = floor.high(input);
      return value + high.high(value) * more + low.low(value) * deeper + middle.band(value) * clearer;
    });
  }
}

/** Frequencies below 140 Hz stay in the centre. */
function setWidth({ left, right }: Sound, sampleRate: number, width: number): void {
  const apart = createFilter(sampleRate);
  apart.tune(140, 0.6);
  for (let i = 0; i < left.length; i += 1) {
    const [l, r] = [left[i] ?? 0, right[i] ?? 0];
    const side = apart.high((l - r) / 2) * width;
    left[i] = (l + r) / 2 + side;
    right[i] = (l + r) / 2 - side;
  }
}

/** Short fades at both ends, so that a loop has no click. */
export function fadeEnds(sound: Sound, sampleRate: number, seconds: number): void {
  const first = Math.round(0.002 * sampleRate);
  const last = Math.round(seconds * sampleRate);
  for (const channel of sidesOf(sound)) {
    changeSamples(channel, (value, i) => {
      const left = channel.length - 1 - i;
      const opening = i < first ? i / first : 1;
      return value * opening * (left < last ? 0.5 - 0.5 * Math.cos((Math.PI * left) / last) : 1);
    });
  }
}
