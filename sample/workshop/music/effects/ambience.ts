import { createFilter } from '../synthesizer/filter.ts';
import { seededRandom } from '../synthesizer/random.ts';
import type { Sound } from '../synthesizer/sound.ts';
import { changeSamples, createSound, sidesOf } from './stereo.ts';

type Maker = (length: number, sampleRate: number, random: () => number) => Sound;

/** Adds a short grain to the sound; `place` goes from 0 (left) to 1 (right). */
function addGrain(sound: Sound, first: number, length: number, place: number, valueAt: (i: number) => number): void {
  for (let i = 0; i < length; i += 1) {
    const value = valueAt(i);
    sound.left[first + i] = (sound.left[first + i] ?? 0) + value * (1 - place);
    sound.right[first + i] = (sound.right[first + i] ?? 0) + value * place;
  }
}

/** Rain on metal: soft noise and many small drops that ring. */
const rain: Maker = (length, sampleRate, random) => {
  const sound = createSound(length);
  for (const channel of sidesOf(sound)) {
    const [body, thin] = [createFilter(sampleRate), createFilter(sampleRate)];
    body.tune(6500, 0.6);
    thin.tune(600, 0.6);
    changeSamples(channel, (_, i) => {
      return thin.high(body.low(random() * 2 - 1)) * (0.1 + 0.02 * Math.sin((i / sampleRate) * 0.7));
    });
  }
  for (let drop = 0; drop < (length / sampleRate) * 26; drop += 1) {
    const first = Math.floor(random() * (length - 4000));
    const turn = (2 * Math.PI * 1100 * 2 ** (random() * 2.2)) / sampleRate;
    const level = 0.2 * random() ** 3;
    const fall = 180 + 320 * random() ** 9;
    addGrain(
      sound,
      first,
      2600,
      random(),
      (i) => Math.sin(turn * i) * Math.exp(-i / fall) * level * Math.min(1, i / 20),
    );
  }
  return sound;
};

/** The crackle of an old record. */
const crackle: Maker = (length, sampleRate, random) => {
  const sound = createSound(length);
  const hiss = createFilter(sampleRate);
  hiss.tune(5200, 0.6);
  for (let i = 0; i < length; i += 1) {
    const value = hiss.low(random() * 2 - 1) * 0.012;
    sound.left[i] = value;
    sound.right[i] = value * 0.8;
  }
  for (let click = 0; click < (length / sampleRate) * 9; click += 1) {
    const first = Math.floor(random() * (length - 200));
    const level = 0.35 * random() ** 4;
    addGrain(sound, first, 40, 0.3 + 0.4 * random(), (i) => (random() * 2 - 1) * Math.exp(-i / 9) * level);
  }
  return sound;
};

/** The drum of a washing machine that turns once in three seconds. */
const machine: Maker = (length, sampleRate, random) => {
  const sound = createSound(length);
  for (const [side, channel] of sidesOf(sound).entries()) {
    const body = createFilter(sampleRate);
    changeSamples(channel, (_, i) => {
      const turn = 2 * Math.PI * (i / sampleRate / 3);
      if (i % 32 === 0) body.tune(420 + 260 * Math.sin(turn + side), 0.9);
      return body.band(random() * 2 - 1) * (0.07 + 0.06 * Math.sin(turn - 1));
    });
  }
  return sound;
};

/** Slow waves against a quay. */
const sea: Maker = (length, sampleRate, random) => {
  const sound = createSound(length);
  for (const [side, channel] of sidesOf(sound).entries()) {
    const [body, thin] = [createFilter(sampleRate), createFilter(sampleRate)];
    thin.tune(140, 0.6);
    changeSamples(channel, (_, i) => {
      const time = i / sampleRate;
      const wave = 0.3 * Math.sin(2 * Math.PI * (time / 7.3 + side * 0.12));
      const swell = 0.55 + wave + 0.15 * Math.sin(2 * Math.PI * (time / 4.1 + 0.3));
      if (i % 64 === 0) body.tune(500 + 700 * swell, 0.6);
      return thin.high(body.low(random() * 2 - 1)) * 0.12 * swell * swell;
    });
  }
  return sound;
};

const ambiences = { rain, crackle, machine, sea };
export type AmbienceName = keyof typeof ambiences;
/** Background sounds for a whole piece, with their level in dB. */
export type AmbienceOptions = { readonly [name in AmbienceName]?: { level: number } };

export function renderAmbience(name: AmbienceName, length: number, sampleRate: number): Sound {
  return ambiences[name](length, sampleRate, seededRandom(name.length * 977));
}
