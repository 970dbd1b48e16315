import type { Sound } from '../synthesizer/sound.ts';

export const createSound = (length: number): Sound => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

export const sidesOf = ({ left, right }: Sound): readonly [Float32Array, Float32Array] => [left, right];

export function addSound(target: Sound, source: Sound, gain: number): void {
  for (const side of ['left', 'right'] as const) {
    const [to, from] = [target[side], source[side]];
    for (let i = 0; i < from.length; i += 1) to[i] = (to[i] ?? 0) + (from[i] ?? 0) * gain;
  }
}

/** Replaces each sample of a channel. */
export function changeSamples(channel: Float32Array, change: (value: number, index: number) => number): void {
  for (let i = 0; i < channel.length; i += 1) channel[i] = change(channel[i] ?? 0, i);
}

export function scaleSound(sound: Sound, gain: number): void {
  for (const channel of sidesOf(sound)) changeSamples(channel, (value) => value * gain);
}

/** Constant-power panning: -1 is left, 1 is right. */
export function panSound({ left, right }: Sound, place: number): void {
  const angle = ((place + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
  changeSamples(left, (value) => value * toLeft);
  changeSamples(right, (value) => value * toRight);
}

/** Reads a circular delay line with linear interpolation. `position` must be at least minus its length. */
export function readBetween(line: Float32Array, position: number): number {
  const turned = position < 0 ? position + line.length : position;
  const at = turned | 0;
  const next = at + 1;
  const first = line[at] ?? 0;
  const second = line[next < line.length ? next : 0] ?? 0;
  return first + (second - first) * (turned - at);
}
